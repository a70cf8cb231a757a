import { evidenceError } from '@/components/ui/forms/evidence-error'
import type { FieldErrors } from '@/components/ui/forms/use-form'
import { isGoodsSn, ORDER_SN_PATTERN } from '@/lib/shared/ids'
import { type AccountKind, accountError, BLACK_REASONS, type BlackReason, STORY_MIN } from '@/lib/shared/trade/trust'

interface ReportDraft {
  kind: '1' | '2' | '3' | '4'
  content: string
  gameId: string
  reason: '' | BlackReason
  story: string
  evidence: string[]
  orderSn: string
  mayPublish: boolean
}

export const EMPTY_REPORT: ReportDraft = {
  kind: '1',
  content: '',
  gameId: '',
  reason: '',
  story: '',
  evidence: [],
  orderSn: '',
  mayPublish: false,
}

const isReason = (text: string): text is BlackReason => Object.hasOwn(BLACK_REASONS, text)

/** A report about an item or an own order is prefilled with it; `search` of the page's address. */
export function startOfReport(search: string): ReportDraft {
  const asked = new URLSearchParams(search)
  const orderSn = asked.get('orderSn') ?? ''
  const reason = asked.get('reason') ?? ''
  if (ORDER_SN_PATTERN.test(orderSn))
    return { ...EMPTY_REPORT, kind: '4', orderSn, reason: isReason(reason) ? reason : '' }
  const goodsSn = asked.get('goodsSn') ?? ''
  return isGoodsSn(goodsSn) ? { ...EMPTY_REPORT, kind: '4', story: `商品编号：${goodsSn}\n` } : EMPTY_REPORT
}

/** Validation errors with the server's messages. */
export const reportErrors = ({
  kind,
  content,
  reason,
  story,
  evidence,
  orderSn,
}: ReportDraft): FieldErrors<ReportDraft> => ({
  content: content.trim() ? accountError(Number(kind) as AccountKind, content) || undefined : '请输入要举报的账号',
  reason: reason ? undefined : '请选择举报原因',
  story: story.trim() ? storyError(story) : '请填写经过',
  evidence: evidenceError(evidence, NO_EVIDENCE),
  orderSn: orderSn && !ORDER_SN_PATTERN.test(orderSn) ? '订单号格式错误' : undefined,
})

/** Validates the text of a report or an appeal, and its pictures. */
export const storyError = (story: string): string | undefined =>
  story.replace(/^商品编号：\w*\s*/, '').trim().length < STORY_MIN
    ? `请写明时间、经过和金额，至少 ${STORY_MIN} 个字`
    : undefined
export const NO_EVIDENCE = '请至少上传一张证据图片'
