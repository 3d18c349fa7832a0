import { useDevices, useEndDevice, useEndOtherDevices } from '@fandeck/react'
import { formatSeoulMoment } from '@fandeck/sdk'
import type { Device } from '@fandeck/sdk/devices'
import { Button, errorSentence, Skeleton, Tag, useModals, useToast } from '@fandeck/widgets'
import { CircleQuestionMark, Info, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import { Outage } from '../../layout/Outage.tsx'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { LoginMethods } from './LoginMethods.tsx'

const ICONS: Record<Device['kind'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: CircleQuestionMark,
}
const SYSTEMS: Record<string, string> = { iOS: 'iPhone', macOS: 'Mac' }

/** Returns the name of a device, such as `iPhone · Safari`. */
function nameOf({ kind, system, browser }: Device): string {
  const model = system === 'iOS' && kind === 'tablet' ? 'iPad' : system && (SYSTEMS[system] ?? system)
  return [model, browser].filter(Boolean).join(' · ') || '알 수 없는 기기'
}

/** The ways in which the member can sign in, and the devices on which they are (S1.7, D80). */
export default function LoginsPage() {
  return (
    <div className="site-logins">
      <LoginMethods />
      <Devices />
    </div>
  )
}

/** The devices on which the member is signed in, each but this one with its end (S1.7). */
function Devices() {
  const messages = useAllMessages()
  const modals = useModals()
  const toast = useToast()
  const devices = useDevices()
  const one = useEndDevice()
  const others = useEndOtherDevices()
  if (devices.isError && !devices.data) {
    return <Outage error={devices.error} onRetry={() => void devices.refetch()} />
  }

  const tell = (message: string) => toast.show(message)
  const failed = { onError: (error: Error) => tell(errorSentence(messages, error)) }
  const end = async (device: Device) => {
    const title = `${nameOf(device)}에서 로그아웃할까요?`
    if (!(await modals.confirm({ title, confirmLabel: '로그아웃' }))) return
    const { deviceId } = device
    one.mutate({ deviceId }, { ...failed, onSuccess: ({ error }) => tell(error ?? '로그아웃했어요.') })
  }
  const endOthers = async () => {
    const title = '다른 기기에서 모두 로그아웃할까요?'
    if (!(await modals.confirm({ title, confirmLabel: '로그아웃' }))) return
    const told = (count: number) => `다른 기기 ${count}대에서 로그아웃했어요.`
    const onSuccess = ({ data, error }: NonNullable<typeof others.data>) =>
      tell(error ?? told(data?.ended ?? 0))
    others.mutate(undefined, { ...failed, onSuccess })
  }
  const rows = devices.data ?? []
  return (
    <section className="site-logins__part" aria-labelledby="site-logins-devices" aria-busy={!devices.data}>
      <h2 className="fandeck-title-3" id="site-logins-devices">
        로그인한 기기
      </h2>
      {!devices.data && <Skeleton height={64} radius={12} />}
      <ul className="site-logins__list">
        {rows.map((device) => (
          <DeviceRow
            key={device.deviceId}
            device={device}
            ending={one.isPending && one.variables.deviceId === device.deviceId}
            onEnd={() => void end(device)}
          />
        ))}
      </ul>
      {rows.length > 1 && (
        <Button block kind="outline" size={44} loading={others.isPending} onClick={() => void endOthers()}>
          다른 기기에서 모두 로그아웃
        </Button>
      )}
      <p className="site-logins__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        모르는 기기가 있다면 로그아웃하고 비밀번호를 바꿔 주세요.
      </p>
    </section>
  )
}

interface DeviceRowProps {
  device: Device
  ending: boolean
  onEnd(): void
}

function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const Icon = ICONS[device.kind]
  const name = nameOf(device)
  return (
    <li>
      <span className="site-logins__icon">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="site-logins__text">
        <b>
          {name}
          {device.current && <Tag tone="ok">이 기기</Tag>}
        </b>
        <span className="fandeck-caption">
          {device.current ? '지금 쓰고 있어요' : `마지막 사용 ${formatSeoulMoment(device.usedAt)}`}
        </span>
      </span>
      {!device.current && (
        <Button
          kind="secondary"
          size={36}
          loading={ending}
          aria-label={`${name}에서 로그아웃`}
          onClick={onEnd}
        >
          로그아웃
        </Button>
      )}
    </li>
  )
}
