import { statfs } from 'node:fs/promises'
import { count, isNull, min, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Kind } from '../outbox/store.ts'
import { outbox } from '../outbox/tables.ts'
import type { Compare, Difference } from './slice.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The age at which waiting work is stuck, ms. A payment is polled for two hours, and an erasure waits for its time. */
const STUCK_MS: Record<Kind, number> = {
  mint: 15 * MINUTE_MS,
  burn: HOUR_MS,
  transfer: 15 * MINUTE_MS,
  refund: HOUR_MS,
  partRefund: HOUR_MS,
  payment: 3 * HOUR_MS,
  alarm: HOUR_MS,
  mail: 15 * MINUTE_MS,
  sms: 15 * MINUTE_MS,
  message: HOUR_MS,
  erase: HOUR_MS,
}

const KINDS: Record<Kind, [name: string, next: string]> = {
  mint: [
    '카드를 체인에 기록하는 작업',
    '체인 주소와 계정의 잔액을 확인해 주세요. 판매는 계속되고, 체인이 돌아오면 이어서 기록해요.',
  ],
  burn: ['토큰을 소각하는 작업', '컨트랙트가 소각을 지원하는지 개발 담당자가 확인해야 해요.'],
  transfer: [
    '카드 기록 권한을 옮기는 작업',
    '체인과 새 계정의 잔액, LEDGER_PRIVATE_KEY와 LEDGER_PRIVATE_KEY_PREVIOUS를 확인해 주세요.',
  ],
  refund: ['환불', '결제사 관리자 화면에서 거절된 이유를 확인하고, 주문에서 환불을 다시 요청해 주세요.'],
  partRefund: [
    '일부 환불',
    '결제사 관리자 화면에서 거절된 이유를 확인해 주세요. 다시 보내지 않아도 계속 요청해요.',
  ],
  payment: ['결제 확인', '결제사가 응답하는지 확인해 주세요.'],
  alarm: ['알림 전송', 'ALARM_URL의 주소가 맞는지 확인해 주세요.'],
  mail: ['메일 발송', 'SMTP_URL과 메일 서버를 확인해 주세요. 팬이 인증번호를 받지 못하고 있어요.'],
  sms: ['문자 발송', 'Solapi의 잔액과 키를 확인해 주세요. 팬이 인증번호를 받지 못하고 있어요.'],
  message: ['팬에게 보내는 메시지', '메일 서버와 Solapi의 잔액, 알림톡 템플릿을 확인해 주세요.'],
  erase: ['탈퇴한 회원의 정보 삭제', '서버가 실행 중인지 확인해 주세요.'],
}

const kinds = Object.keys(STUCK_MS)
const isKind = (kind: string): kind is Kind => kinds.includes(kind)

const hoursText = (ms: number) =>
  ms < HOUR_MS ? `${Math.floor(ms / MINUTE_MS)}분` : `${Math.floor(ms / HOUR_MS)}시간`

/** Returns the queues whose oldest work waits too long. */
async function stuckQueues({ db, now }: Backend): Promise<Difference[]> {
  // An erasure is due later than it is created.
  const since = sql<number>`case when ${outbox.kind} = 'erase' then ${outbox.dueAt} else ${outbox.createdAt} end`
  const rows = await db
    .select({ kind: outbox.kind, waiting: count(), since: min(since).mapWith(Number) })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .groupBy(outbox.kind)
  return rows.flatMap(({ kind, waiting, since: first }) => {
    const age = now() - (first ?? now())
    if (!isKind(kind) || age < STUCK_MS[kind]) return []
    const [name, next] = KINDS[kind]
    const code = kind === 'mint' ? 'CHAIN_STOPPED' : 'WORK_STUCK'
    const text = `${name} ${waiting}건이 기다리고, 가장 오래된 것은 ${hoursText(age)} 전 것이에요.`
    return [{ part: 'work' as const, code, subject: kind, text, next }]
  })
}

/** The least room of the disk of the data folder. */
const LEAST_BYTES = 1024 ** 3
const LEAST_PART = 0.05

/** Reads the room of a disk, bytes. */
export type ReadDisk = (folder: string) => Promise<{ free: number; total: number }>

const readDisk: ReadDisk = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)}GB`

async function fullDisk(folder: string | undefined, read: ReadDisk): Promise<Difference[]> {
  if (folder === undefined) return []
  const { free, total } = await read(folder)
  if (free >= LEAST_BYTES && free >= total * LEAST_PART) return []
  return [
    {
      part: 'work',
      code: 'DISK_FULL',
      subject: 'disk',
      text: `데이터 폴더가 있는 디스크에 ${gigabytes(free)}만 남았어요.`,
      next: '디스크를 늘리거나 비워 주세요. 가득 차면 주문을 저장하지 못해 판매가 멈춰요.',
    },
  ]
}

/** Looks for stuck queues, a chain that has stopped while cards wait, and a full disk. */
export const compareWork =
  (disk: ReadDisk = readDisk): Compare =>
  async (backend) => {
    const [queues, full] = await Promise.all([
      stuckQueues(backend),
      fullDisk(backend.config.dataFolder, disk),
    ])
    return { differences: [...queues, ...full], compared: kinds.length }
  }
