import type { Sight, SightingStatus } from '@fandeck/sdk/scan'
import { controlled } from '../../stories/controlled.tsx'
import { SightFrame } from './LiveSight.tsx'
import { koLive } from './messages.ko.ts'
import '../ScannerView.css'
import '../ScannerControls.css'

export default { title: 'Cards / Live sight' }

const SIGHT: Sight = { code: '9WLKNTUHGP9L', from: { x: 0.16, y: 0.58 }, to: { x: 0.84, y: 0.42 } }
const AREA = { '--fandeck-area-width': '280px', '--fandeck-area-height': '100px' }

/** The window of the scanner in one state of live reading. */
function Window({ status }: { status: SightingStatus }) {
  return (
    <div style={{ position: 'fixed', inset: 0, background: '#0f0d14' }}>
      <div
        className="fandeck-scanner__view fandeck-on-art"
        data-status="READY"
        style={{ ...AREA, color: '#fff' }}
      >
        <div className="fandeck-scanner__area" style={{ background: '#5a463c' }}>
          <p
            style={{
              position: 'absolute',
              inset: '34px 18px auto',
              margin: 0,
              padding: '4px 0',
              background: '#fff',
              color: '#111',
              font: '700 25px / 26px var(--fd-font-family)',
              textAlign: 'center',
              rotate: '-4.8deg',
            }}
          >
            9WLK-NTUH-GP9L
          </p>
          <SightFrame status={status} sight={SIGHT} />
        </div>
        <p className="fandeck-scanner__message" role="status">
          {koLive[`ocr.live.${status}`]}
        </p>
      </div>
    </div>
  )
}

export const Searching = () => <Window status="searching" />
export const Seen = () => <Window status="seen" />
export const Claimed = () => <Window status="claimed" />

export const Controls = controlled(
  { status: 'seen' as SightingStatus },
  ({ status }) => <Window status={status} />,
  { status: ['searching', 'seen', 'claimed'] },
)
