import { Skeleton } from '@fandeck/widgets'

/** The first step of a withdrawal that is still loading: its title, what will be lost, and the note. */
export const LossSkeleton = () => (
  <div className="site-form" aria-busy>
    <h1 className="fandeck-title-1">
      탈퇴하면
      <br />
      되돌릴 수 없어요
    </h1>
    <p className="site-form__lead">아래 내용이 모두 사라지고, 다시 가입해도 돌아오지 않아요.</p>
    <div className="site-withdrawal__list">
      {[1, 2, 3].map((place) => (
        <div key={place}>
          <Skeleton width={96} height={22} />
          <Skeleton width={64} height={22} />
        </div>
      ))}
    </div>
  </div>
)
