/** The words of the site's frame in Korean. */
export const koreanWords = {
  theme: {
    nav: [
      { text: '안내', link: '/ko/guides/getting-started', activeMatch: '^/ko/guides/' },
      { text: '태그 체험', link: '/ko/elements/drop', activeMatch: '^/ko/elements/' },
      { text: 'API', link: '/reference/' },
      { text: 'HTTP', link: '/http/' },
    ],
    outline: { label: '이 페이지에서', level: [2, 3] as [number, number] },
    docFooter: { prev: '이전', next: '다음' },
    darkModeSwitchLabel: '화면 모드',
    lightModeSwitchTitle: '밝게 보기',
    darkModeSwitchTitle: '어둡게 보기',
    sidebarMenuLabel: '메뉴',
    returnToTopLabel: '맨 위로',
    langMenuLabel: '언어 바꾸기',
    skipToContentLabel: '본문으로 건너뛰기',
    notFound: {
      title: '페이지를 찾을 수 없어요',
      quote: '주소가 바뀌었거나 없는 페이지예요.',
      linkText: '처음으로',
      linkLabel: '처음으로',
    },
  },
  search: {
    button: { buttonText: '검색', buttonAriaLabel: '검색' },
    modal: {
      displayDetails: '본문 보기',
      resetButtonTitle: '검색어 지우기',
      backButtonTitle: '검색 닫기',
      noResultsText: '찾은 결과가 없어요',
      footer: { selectText: '열기', navigateText: '이동', closeText: '닫기' },
    },
  },
}
