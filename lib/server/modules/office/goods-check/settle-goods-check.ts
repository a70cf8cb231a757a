import { CAPTURES, type CaptureKind, captureKinds, RECORDING, repeatedText } from '@/lib/shared/goods/goods-checks'
import { DAY_MS } from '@/lib/shared/time'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { markGoodsChecked } from '../../listings/catalog/checking/mark-goods-checked'
import { findGame } from '../../listings/catalog/games/queries-games'
import { findCheck } from '../../listings/checks/queries'
import { settleCheck } from '../../listings/checks/settle-check'
import { assertOwnFiles, findHashes } from '../../listings/media/queries'

interface Passing {
  checkId: number
  captures: { kind: CaptureKind; key: string }[]
  /** Every fact of the item as the game shows it: confirmed where it is what the seller stated, else corrected. */
  facts: Record<string, string>
  /** Without a look at the submitted password: its author states another way of logging in. */
  hasOtherLogin?: boolean
}

/**
 * Passes a check that the caller has taken: the captures and the confirmed facts are shown with the item, and corrected
 * facts replace the seller's. Refuses NOT_FOUND, CHECK_STATE, GOODS_BUSY, INVALID_INPUT.
 */
export async function settleGoodsCheck(
  ctx: StaffCtx,
  { checkId, captures, facts, hasOtherLogin = false }: Passing,
): Promise<null> {
  const check = await findCheck(ctx.db, checkId)
  if (!check) throw refuse('NOT_FOUND', '没有这条验号申请')
  const { goodsSn, gameId } = check
  const { fields } = await findGame(ctx, gameId)
  const missing = captureKinds(fields).find((kind) => !captures.some((one) => one.kind === kind))
  if (missing) throw refuse('INVALID_INPUT', `请上传${CAPTURES[missing]}截图`, { field: 'captures' })
  const keys = captures.map(({ key }) => key)
  if (new Set(keys).size < keys.length) throw refuse('INVALID_INPUT', '同一张图片不能用两次', { field: 'captures' })
  const misplaced = captures.find(({ kind, key }) => isVideoKey(key) !== (kind === RECORDING))
  if (misplaced) {
    const wanted = misplaced.kind === RECORDING ? '视频' : '图片'
    throw refuse('INVALID_INPUT', `${CAPTURES[misplaced.kind]}要上传${wanted}`, { field: 'captures' })
  }
  if (captures.filter(({ kind }) => kind === RECORDING).length > 1)
    throw refuse('INVALID_INPUT', '验号录屏最多 1 段，请删去多余的', { field: 'captures' })
  await assertOwnFiles(ctx, keys)
  const hashes = await findHashes(ctx.db, keys)
  const repeated = captures.flatMap(({ kind }, i) => {
    const former = captures[hashes.indexOf(hashes[i] ?? '')]
    return hashes[i] && former && former !== captures[i] ? repeatedText(kind, former.kind) : []
  })
  if (repeated[0]) throw refuse('INVALID_INPUT', repeated[0], { field: 'captures' })
  const { goodsCheckDays } = await loadRules(ctx, { mode: 'account', gameId, distId: check.distId })
  const at = ctx.now()
  return inTxOnce(ctx, async (tx, effects) => {
    const { confirmed, corrected } = await markGoodsChecked(tx, effects, { goodsSn, fields, seen: facts, at })
    await settleCheck(ctx, tx, effects, {
      checkId,
      captures: captures.map(({ kind, key }, i) => ({ kind, key, hash: hashes[i] ?? '' })),
      facts: confirmed,
      hasOtherLogin,
      corrected: {
        keys: corrected,
        labels: fields.filter(({ key }) => corrected.includes(key)).map(({ label }) => label),
      },
      dueAt: new Date(at.getTime() + goodsCheckDays * DAY_MS),
      at,
    })
    const after = { corrected, ...(hasOtherLogin && { login: '扫码等其他方式' }) }
    await recordAudit(tx, ctx, { action: 'check.pass', target: `goods:${goodsSn}`, after })
    return null
  })
}
