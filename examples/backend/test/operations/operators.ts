import { type DropChange, DropPreview, momentText } from '@fandeck/sdk/shop'
import * as z from 'zod/mini'
import type { Fan, Scene } from './fans.ts'
import type { OperatorHeaders } from './stand.ts'

/** What a step of an operator works with. */
export interface DeskScene extends Scene {
  operator: OperatorHeaders
}

/** Takes a step of `fandeck drop`: asks what it would change, then confirms it. */
async function change({ ask, operator }: DeskScene, dropId: number, change: DropChange): Promise<string> {
  const headers = operator.command
  const question = { drop: String(dropId), change }
  const asked = await ask('/operator/drops/ask', { method: 'POST', headers, body: question })
  if (asked.code !== '200') return asked.code
  const { version: confirm } = z.parse(DropPreview, asked.data)
  const body = { ...question, confirm, reason: '경기 지연' }
  // Sent again with the same confirmation after a lost reply, so that no step is taken twice.
  return (await ask('/operator/drops/change', { method: 'POST', headers, body })).code
}

const notice = '결제 점검이 끝나면 다시 열어요.'
const priceOf = ({ dice }: DeskScene) => 1000 * (1 + dice.below(12))

/** Pauses a drop, changes its price and opens it again, beside the fans. */
async function reprice(scene: DeskScene): Promise<string> {
  const dropId = scene.dice.pick(scene.dropIds)
  await change(scene, dropId, { action: 'pause', notice })
  const code = await change(scene, dropId, { action: 'price', amount: priceOf(scene) })
  await change(scene, dropId, { action: 'resume' })
  return code
}

/** Presses a button of the desk. */
async function press({ ask, operator }: DeskScene, path: string, fields: Record<string, string> = {}) {
  const { http } = await ask(`/staff/operations${path}`, {
    method: 'POST',
    headers: operator.desk,
    body: new URLSearchParams(fields),
  })
  return http === 303 ? '200' : String(http)
}

/** An order that some fan has paid. */
const paidOrder = ({ dice, memory }: DeskScene) => [...memory.took.keys()][dice.below(memory.took.size)]

const ofOrder = (scene: DeskScene, step: 'cancel' | 'refund') => {
  const id = paidOrder(scene)
  return id === undefined ? 'no order' : press(scene, `/orders/${id}/${step}`)
}

/** The steps of operators; each returns what came of it. */
export const OPERATOR_STEPS = {
  pause: (scene: DeskScene) => change(scene, scene.dice.pick(scene.dropIds), { action: 'pause', notice }),
  resume: (scene: DeskScene) => change(scene, scene.dice.pick(scene.dropIds), { action: 'resume' }),
  extend: (scene: DeskScene) =>
    change(scene, scene.dice.pick(scene.dropIds), {
      action: 'extend',
      until: momentText(Date.now() + 86_400_000 * (2 + ++scene.memory.extended)),
    }),
  'add packs': (scene: DeskScene) =>
    change(scene, scene.dice.pick(scene.dropIds), { action: 'add', packs: 10 + scene.dice.below(40) }),
  reprice,
  'price, not paused': (scene: DeskScene) =>
    change(scene, scene.dice.pick(scene.dropIds), { action: 'price', amount: priceOf(scene) }),
  'cancel for a fan': (scene: DeskScene) => ofOrder(scene, 'cancel'),
  'refund now': (scene: DeskScene) => ofOrder(scene, 'refund'),
  async block(scene: DeskScene, fan: Fan) {
    const code = await press(scene, `/members/${fan.userId}/block`, { reason: '매크로' })
    fan.blockedAt ??= Date.now()
    return code
  },
  unblock(scene: DeskScene, fan: Fan) {
    // Before the request, because the fan can buy as soon as it is committed.
    fan.blockedAt = undefined
    return press(scene, `/members/${fan.userId}/unblock`)
  },
}
