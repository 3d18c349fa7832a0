import { useDevices, useEndDevice, useEndOtherDevices } from '@fandeck/react'
import type { Device } from '@fandeck/sdk/devices'
import { Info } from 'lucide-react'
import { forwardRef, useId } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { useHasPassword } from '../account-fields/use-has-password.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { DeviceRow, deviceName } from './DeviceRow.tsx'
import { useDeviceMessages } from './use-device-messages.ts'
import '../account-fields/AccountRows.css'

/**
 * The devices on which the member is signed in, each but this one with a button that signs out there. Needs a
 * `ModalProvider` and a `ToastProvider`.
 *
 * @see S1.7
 */
export const Devices = /* @__PURE__ */ forwardRef<HTMLElement, HeadedPartProps>(function Devices(
  { headingLevel = 2, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const messages = useDeviceMessages()
  const modals = useModals()
  const toast = useToast()
  const devices = useDevices()
  const one = useEndDevice()
  const others = useEndOtherDevices()
  const hasPassword = useHasPassword()

  const tell = (message: string) => void toast.show(message)
  const failed = { onError: (error: Error) => tell(errorSentence(messages, error)) }
  const confirmLabel = messages['devices.end']
  const end = async (device: Device) => {
    const { deviceId } = device
    const title = messages['devices.end.title']({ name: deviceName(device, messages) })
    if (!(await modals.confirm({ title, confirmLabel }))) return
    const onSuccess = ({ error }: NonNullable<typeof one.data>) => tell(error ?? messages['devices.end.done'])
    one.mutate({ deviceId }, { ...failed, onSuccess })
  }
  const endOthers = async () => {
    if (!(await modals.confirm({ title: messages['devices.others.title'], confirmLabel }))) return
    const onSuccess = ({ data, error }: NonNullable<typeof others.data>) =>
      tell(error ?? messages['devices.others.done']({ count: data?.ended ?? 0 }))
    others.mutate(undefined, { ...failed, onSuccess })
  }

  return (
    <Part
      tag="section"
      base="fandeck-root fandeck-account fandeck-devices"
      aria-labelledby={id}
      {...root}
      ref={ref}
    >
      <Heading className="fandeck-title-3" id={id}>
        {messages['devices.title']}
      </Heading>
      <MemberOnly>
        <QueryState query={devices} loading={<Skeleton height={64} radius={12} />}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={messages['devices.none']} />
            ) : (
              <ul className="fandeck-account__rows">
                {rows.map((device) => (
                  <DeviceRow
                    key={device.deviceId}
                    device={device}
                    ending={one.isPending && one.variables.deviceId === device.deviceId}
                    onEnd={() => void end(device)}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
      </MemberOnly>
      {devices.data && devices.data.length > 1 && (
        <Button block kind="outline" size={44} loading={others.isPending} onClick={() => void endOthers()}>
          {messages['devices.others']}
        </Button>
      )}
      <p className="fandeck-account__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        <span>{messages[hasPassword ? 'devices.note' : 'devices.note.noPassword']}</span>
      </p>
    </Part>
  )
})
