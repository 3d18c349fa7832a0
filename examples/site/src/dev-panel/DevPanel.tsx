import './dev-panel.css'
import { formatSeoulDate, formatSeoulTime } from '@fandeck/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readState, turn } from './dev-api.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** A small tab at the left edge, in development only: time, login code, stock, outage, sample cards. */
export default function DevPanel() {
  const [open, setOpen] = useState(false)
  return (
    <aside className="dev-panel fandeck-root" aria-label="개발 도구">
      <button
        type="button"
        className="dev-panel__tab"
        aria-label="개발 패널"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        개발
      </button>
      {open && <Body />}
    </aside>
  )
}

function Body() {
  const cache = useQueryClient()
  // What the panel knew when it was closed is never shown: its code is an old one.
  const { data: state } = useQuery({
    queryKey: ['dev'],
    queryFn: readState,
    refetchInterval: 1000,
    gcTime: 0,
  })
  const { mutate } = useMutation({
    mutationFn: ({ path, body }: { path: Parameters<typeof turn>[0]; body: object }) => turn(path, body),
    onSuccess: () => cache.invalidateQueries(),
  })
  if (state === 'locked')
    return <div className="dev-panel__body">터미널에 표시된 개발 패널 주소를 이 기기에서 열어 주세요</div>
  if (!state) return <div className="dev-panel__body">백엔드를 기다리고 있어요</div>

  const { offsetMinutes, outage, now } = state
  const [sms] = state.sms
  const move = (minutes: number) => mutate({ path: 'time', body: { offsetMinutes: minutes } })
  return (
    <div className="dev-panel__body">
      <p>
        서버 시각{' '}
        <b>
          {formatSeoulDate(now)} {formatSeoulTime(now)}
        </b>
      </p>
      <div className="dev-panel__row">
        <button type="button" onClick={() => move(offsetMinutes + HOUR)}>
          +1시간
        </button>
        <button type="button" onClick={() => move(offsetMinutes + DAY)}>
          +1일
        </button>
        <button type="button" onClick={() => move(0)}>
          시각 초기화
        </button>
      </div>
      <p>
        최근 인증번호 <output aria-label="최근 인증번호">{sms?.code ?? '없음'}</output>
      </p>
      {state.drops.map(({ minting_seq, title, remaining, total_qty, most_qty }) => (
        <div key={minting_seq}>
          <p>
            {title} <b>{remaining}</b> / {total_qty}
          </p>
          <div className="dev-panel__row">
            {[...new Set([0, Math.min(1, most_qty), most_qty])].map((left) => (
              <button
                key={left}
                type="button"
                aria-label={`${title} ${left}팩 남기기`}
                onClick={() => mutate({ path: 'stock', body: { minting_seq, remaining: left } })}
              >
                {left}팩
              </button>
            ))}
          </div>
        </div>
      ))}
      <label>
        <input
          type="checkbox"
          checked={outage}
          onChange={() => mutate({ path: 'outage', body: { on: !outage } })}
        />
        서버 장애
      </label>
      <a href={`${import.meta.env.VITE_API_ORIGIN}/dev/cards`} target="_blank" rel="noreferrer">
        코드가 찍힌 카드 보기
      </a>
    </div>
  )
}
