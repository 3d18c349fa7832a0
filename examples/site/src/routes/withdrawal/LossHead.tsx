/** The title of the first step, which stays where it is while what will be lost is loading. */
export const LossHead = () => (
  <>
    <h1 className="fandeck-title-1">
      탈퇴하면
      <br />
      되돌릴 수 없어요
    </h1>
    <p className="site-form__lead">아래 내용이 모두 사라지고, 다시 가입해도 돌아오지 않아요.</p>
  </>
)
