'use client'

import { useEffect, useState } from 'react'
import { type OfferPrices, priceFault } from '@/components/rental/offer-draft'
import { ApiError, call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { RULES } from '@/lib/shared/field-rules'
import { ACCOUNT } from '@/lib/shared/goods-types'
import { dropDraft, EMPTY_DRAFT, keepDraft, type PublishDraft, readDraft, wireForm } from './publish-draft'

export type ChangeDraft = (next: Partial<PublishDraft>) => void

export interface Published {
  goodsSn: string
  /** Why it is not let although that was asked for; '' when all went well. */
  rentRefused: string
}

/** `goodsSn` '' publishes a new item; `start` is the item as it stands when one is edited. */
export function usePublishForm(goodsSn: string, start: PublishDraft = EMPTY_DRAFT) {
  const [draft, setDraft] = useState<PublishDraft>(() => readDraft(goodsSn, start) ?? start)
  const [published, setPublished] = useState<Published | null>(null)
  /** Counts restarts: what keeps its own state, such as the picture tiles, takes it as a key. */
  const [round, setRound] = useState(0)
  const form = useSubmit()
  const intent = useIntent()
  useEffect(() => {
    if (!published && draft !== start) keepDraft(goodsSn, draft, start)
  }, [goodsSn, draft, start, published])

  const change: ChangeDraft = (next) => {
    setDraft((old) => ({ ...old, ...next }))
    if (form.refused && form.refused.field in { ...next, ...next.rent }) form.clear()
  }

  const send = (isUnique: boolean) => {
    const fault = firstFault(draft, isUnique)
    if (fault) {
      form.refuse(...fault)
      document.getElementById(fault[0])?.focus()
      return
    }
    const wire = wireForm(draft)
    void form.submit(async () => {
      if (goodsSn) {
        await call('POST /goods/updatetGoods', { ...wire, goodsSn }, { notMsg: true })
        setPublished({ goodsSn, rentRefused: '' })
      } else {
        const kind = { gameId: draft.gameId, goodsTypeId: draft.goodsTypeId }
        const answer = await call(
          'POST /goods/releaseGoods',
          { ...wire, ...kind },
          { notMsg: true, idempotencyKey: intent.keyOf(JSON.stringify({ ...wire, ...kind })) },
        )
        setPublished({ goodsSn: answer.goodsSn, rentRefused: await letToo(answer.goodsSn, draft) })
      }
      intent.forget()
      dropDraft(goodsSn)
    })
  }

  /** Throws away what was typed, or starts the next item after a success. */
  const restart = () => {
    dropDraft(goodsSn)
    setPublished(null)
    setDraft(start)
    setRound(round + 1)
    form.clear()
  }
  return { draft, change, send, restart, published, round, ...form }
}

export const canLet = (draft: PublishDraft): boolean => draft.goodsTypeId === String(ACCOUNT)

/** The item is on the shelf whatever becomes of this; the message of a refusal, '' otherwise. */
async function letToo(goodsSn: string, draft: PublishDraft): Promise<string> {
  if (!draft.rent || !canLet(draft)) return ''
  try {
    await call('POST /rental/saveOffer', { goodsSn, ...draft.rent }, { notMsg: true })
    return ''
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}

function firstFault(
  draft: PublishDraft,
  isUnique: boolean,
): [keyof PublishDraft | keyof OfferPrices, string] | undefined {
  if (!draft.gameId) return ['gameId', '请选择游戏']
  if (!draft.goodsTypeId) return ['goodsTypeId', '请选择商品类型']
  if (!draft.bigTitle.trim()) return ['bigTitle', '请输入商品标题']
  if (!RULES.price.pattern.test(draft.price)) return ['price', RULES.price.message]
  if (!isUnique && !RULES.integer.pattern.test(draft.stock)) return ['stock', RULES.integer.message]
  return draft.rent && canLet(draft) ? priceFault(draft.rent) : undefined
}
