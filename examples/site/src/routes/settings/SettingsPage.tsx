import { useFandeck, useLoginMethods, useMember, useSession } from '@fandeck/react'
import { formatSeoulDate, maskAccount } from '@fandeck/sdk'
import type { Member } from '@fandeck/sdk/account'
import { AdConsentSwitches, Skeleton, useToast } from '@fandeck/widgets'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outage } from '../../layout/Outage.tsx'
import { PageLink } from '../../layout/PageLink.tsx'
import { useSiteWallet } from '../../layout/site-wallet.ts'
import { shortAddress } from '../../wallet-address.ts'

/** The member's own data, and the ways to change it (S1.7). */
export default function SettingsPage() {
  const { data: member, isError, error, refetch } = useMember()
  if (isError && !member) return <Outage error={error} onRetry={() => void refetch()} />
  if (!member)
    return (
      <div className="site-settings" aria-busy>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height={44} radius={8} />
        ))}
      </div>
    )
  return <Settings member={member} />
}

function Settings({ member }: { member: Member }) {
  const toast = useToast()
  const { clock } = useFandeck()
  const hasPassword = useHasPassword()
  const isVerified = member.level.endsWith('201')
  const verify = `/account/verify?retUrl=${encodeURIComponent('/mypage/settings')}${isVerified ? '&again' : ''}`
  return (
    <div className="site-settings">
      <Group title="프로필">
        <Row to="/mypage/profile" label="프로필 사진" value="바꾸기" />
        <Row to="/mypage/profile" label="닉네임" value={member.nickname} />
      </Group>
      <Group title="계정">
        <Row
          to={verify}
          label="휴대폰 번호"
          value={member.phone ? maskAccount(member.phone) : '등록하지 않음'}
        />
        <Row to={verify} label="생일 · 성별" value={isVerified ? '등록됨' : '등록하지 않음'} />
        <LinkedLogins />
        <Row to="/mypage/address" label="배송지" />
        {hasPassword && <Row to="/mypage/password" label="비밀번호 변경" />}
      </Group>
      <Group title="알림">
        <AdConsentSwitches
          onChanged={({ email, sms }) =>
            toast.show(
              `${formatSeoulDate(clock.now())}, 이메일 소식은 ${email ? '받고' : '받지 않고'} 문자 소식은 ${sms ? '받아요' : '받지 않아요'}.`,
            )
          }
        />
      </Group>
      <Group title="내역">
        <Row to="/mypage/point" label="포인트" value={`${member.totalPoint.toLocaleString('ko-KR')}P`} />
        <Row to="/mypage/entry-history" label="응모 내역" />
        <Row to="/mypage/collections" label="만든 컬렉션" />
      </Group>
      <Group title="지갑">
        <WalletRow member={member} />
        <Row to="/account/withdrawal" label="회원 탈퇴" muted />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="site-settings__group">
      <h2 className="fandeck-caption">{title}</h2>
      {children}
    </section>
  )
}

function Row({ to, label, value, muted }: { to: string; label: string; value?: string; muted?: true }) {
  return (
    <PageLink className="site-settings__row" data-muted={muted} to={to}>
      <span className="site-settings__label">{label}</span>
      {value && <span className="site-settings__value">{value}</span>}
      <ChevronRight size={20} strokeWidth={2} aria-hidden />
    </PageLink>
  )
}

/** Whether the account has a password; a linked address has one (D80). */
function useHasPassword(): boolean {
  const methods = useLoginMethods().data
  const beganWithIt = useSession(({ loginType }) => loginType === 'email' || loginType === 'legacy')
  return methods?.some(({ kind }) => kind === 'email' || kind === 'legacy') ?? beganWithIt
}

/** Names the linked services; the page behind it has the signed-in devices, too (D80). */
function LinkedLogins() {
  const linked = (useLoginMethods().data ?? []).flatMap(({ kind }) =>
    kind === 'google' ? ['Google'] : kind === 'kakao' ? ['카카오'] : [],
  )
  return <Row to="/mypage/logins" label="간편 로그인 연결" value={linked.join(' · ')} />
}

function WalletRow({ member: { walletLinked, walletAddress } }: { member: Member }) {
  const wallet = useSiteWallet()
  return (
    <button
      type="button"
      className="site-settings__row"
      onClick={() => (walletLinked ? void wallet.unlink() : wallet.link())}
    >
      <span className="site-settings__label">{walletLinked ? '지갑 연결 해제' : '지갑 연결하기'}</span>
      {walletLinked && walletAddress && (
        <span className="site-settings__value">{shortAddress(walletAddress)}</span>
      )}
      <ChevronRight size={20} strokeWidth={2} aria-hidden />
    </button>
  )
}
