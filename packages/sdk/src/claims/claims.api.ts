import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { path } from '../http/path.ts'
import { nothing } from '../http/wire.ts'
import { benefitErrors, claimErrors } from './claims.errors.ts'
import { BenefitListReply, CheckBody, ClaimedCard, QrKey, ScanReply } from './claims.schema.ts'

/** GET /claim/usable/list (S7.2). */
export const getUsableList = (fandeck: Fandeck) =>
  fandeck.http.request({
    base: 'market',
    method: 'GET',
    path: '/claim/usable/list',
    need: 'private',
    reply: BenefitListReply,
  })

/** GET /claim/qr/{idx} (S7.3). */
export const getQr = (fandeck: Fandeck, idx: number) =>
  fandeck.http.request({
    base: 'market',
    method: 'GET',
    path: path`/claim/qr/${idx}`,
    need: 'private',
    reply: QrKey,
    errors: benefitErrors,
  })

/** POST /claim/pwd/{idx} (S7.4). Never repeated by itself: every try counts. */
export const postStaffPassword = (fandeck: Fandeck, idx: number, pwd: string) =>
  fandeck.http.request({
    base: 'market',
    method: 'POST',
    path: path`/claim/pwd/${idx}`,
    need: 'private',
    body: { pwd },
    reply: nothing,
    errors: benefitErrors,
  })

/** POST /card/ocr/{minting_idx} (S7.6); reading a picture takes longer than other calls. */
export const postScan = (
  fandeck: Fandeck,
  mintingIdx: number,
  { image, key, signal }: { image: string; key: string; signal?: AbortSignal | undefined },
) =>
  fandeck.http.request({
    base: 'market',
    method: 'POST',
    path: path`/card/ocr/${mintingIdx}`,
    need: 'neutral',
    body: { image },
    idempotencyKey: key,
    once: true,
    reply: ScanReply,
    errors: claimErrors,
    timeoutMs: constants.scanLimitMs,
    signal,
  })

/** POST /card/{minting_idx} (S7.5). */
export const postCheckData = (fandeck: Fandeck, mintingIdx: number, checkData: string, key: string) =>
  fandeck.http.request({
    base: 'market',
    method: 'POST',
    path: path`/card/${mintingIdx}`,
    need: 'neutral',
    body: z.encode(CheckBody, { checkData }),
    idempotencyKey: key,
    once: true,
    reply: ClaimedCard,
    errors: claimErrors,
  })
