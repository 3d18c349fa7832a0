/** The login in a window, on a page that is not the main site. */
export const koLogin = {
  'login.waiting': '열린 창에서 로그인을 마쳐 주세요.',
  errors: {
    'auth/origin-not-allowed': '이 페이지에서는 로그인할 수 없어요.',
    'auth/handover-invalid': '로그인 요청이 만료됐어요. 다시 로그인해 주세요.',
    'auth/window-blocked': '브라우저가 로그인 창을 막았어요. 팝업을 허용하고 다시 시도해 주세요.',
    'auth/window-closed': '로그인을 마치지 않고 창을 닫았어요. 다시 시도해 주세요.',
  },
}
