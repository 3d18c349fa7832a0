/** The banners of a page. */
export const koBanners = {
  'banners.label': '배너',
  'banners.carousel': '캐러셀',
  'banners.slide': '슬라이드',
  'banners.show': (p: { place: number }) => `${p.place}번째 배너`,
  'banners.pause': '배너 자동 넘김 멈추기',
  'banners.resume': '배너 자동 넘김 켜기',
}
