import type { Device } from '@fandeck/sdk/devices'
import { CircleQuestionMark, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import { Button } from '../primitives/button/Button.tsx'
import { Tag } from '../primitives/tag/Tag.tsx'
import { useDates } from '../theme/use-dates.ts'
import { useDeviceMessages } from './use-device-messages.ts'

const ICONS: Record<Device['kind'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: CircleQuestionMark,
}
const MODELS = new Map([
  ['iOS', 'iPhone'],
  ['macOS', 'Mac'],
])

/** Returns the name of a device, such as `iPhone · Safari`. */
export function deviceName(
  { kind, system, browser }: Device,
  messages: ReturnType<typeof useDeviceMessages>,
): string {
  const model = system === 'iOS' && kind === 'tablet' ? 'iPad' : system && (MODELS.get(system) ?? system)
  return [model, browser].filter(Boolean).join(' · ') || messages['devices.unknown']
}

interface DeviceRowProps {
  device: Device
  ending: boolean
  onEnd(): void
}

/** One device, and the button that signs out on it. */
export function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const messages = useDeviceMessages()
  const { moment } = useDates()
  const Icon = ICONS[device.kind]
  const name = deviceName(device, messages)
  return (
    <li className="fandeck-account__row">
      <span className="fandeck-account__icon">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="fandeck-account__text">
        <b>
          {/* The name of a product, in every language. */}
          <span lang="en">{name}</span>
          {device.current && <Tag tone="ok">{messages['devices.current']}</Tag>}
        </b>
        <span className="fandeck-caption">
          {device.current
            ? messages['devices.inUse']
            : messages['devices.usedAt']({ at: moment(device.usedAt) })}
        </span>
      </span>
      {!device.current && (
        <Button
          kind="secondary"
          size={36}
          loading={ending}
          aria-label={messages['devices.end.of']({ name })}
          onClick={onEnd}
        >
          {messages['devices.end']}
        </Button>
      )}
    </li>
  )
}
