import { useLevel, useSession } from '@fandeck/react'
import { maskAccount } from '@fandeck/sdk'
import type { Member } from '@fandeck/sdk/account'
import { Image, Skeleton } from '@fandeck/widgets'
import { BadgeCheck, Camera, Settings } from 'lucide-react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { PageLink } from '../../layout/PageLink.tsx'

/** Picture, name, and the identity badge. */
export function Profile({ member }: { member: Member | undefined }) {
  const { verified } = useLevel()
  const hasPassword = useSession(({ loginType }) => loginType === 'email' || loginType === 'legacy')
  if (!member) return <ProfileSkeleton />
  return (
    <div className="site-profile">
      <PageLink className="site-profile__picture" to="/mypage/profile" aria-label="프로필 바꾸기">
        <Image className="site-avatar" shownWidth={76} src={member.image ?? undefined} alt="" />
        <span className="site-profile__camera" aria-hidden>
          <Camera size={16} strokeWidth={2} />
        </span>
      </PageLink>
      <div className="site-profile__words">
        <p className="site-profile__name fandeck-title-2">
          {member.nickname}
          {verified && (
            <BadgeCheck
              className="site-profile__badge"
              size={20}
              strokeWidth={2}
              role="img"
              aria-label="본인 인증 완료"
            />
          )}
        </p>
        {hasPassword && (
          <ButtonLink kind="ghost" to="/mypage/password">
            비밀번호 변경
          </ButtonLink>
        )}
        {member.phone && <p className="fandeck-caption">휴대폰 {maskAccount(member.phone)}</p>}
      </div>
      <PageLink className="fandeck-icon-button" to="/mypage/settings" aria-label="내 정보">
        <Settings size={24} strokeWidth={1.75} aria-hidden />
      </PageLink>
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className="site-profile" aria-busy>
      <Skeleton width={76} height={76} radius="50%" />
      <Skeleton width={140} height={28} />
    </div>
  )
}
