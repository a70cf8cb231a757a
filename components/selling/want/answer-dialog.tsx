'use client'

import { faceOf } from '@/components/listings/goods/goods-faces'
import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { WANT } from '@/lib/shared/goods/want'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalCount } from '@/lib/shared/normalize/digits'
import styles from './answer.module.css'

interface Props {
  wantId: number
  title: string
  budget: string
  onClose: () => void
}

/** Selects one of the seller's own goods for a post, and the number of units. */
export function AnswerDialog({ wantId, title, budget, onClose }: Props) {
  const matches = useLoad(
    String(wantId),
    async () => (await call('GET /goods/wantMatches', { wantId: `${wantId}` })).list,
  )
  const intent = useIntent()
  const form = useForm({
    id: 'answer',
    start: { goodsSn: '', goodsNum: '1', note: '' },
    validate: ({ goodsSn, goodsNum }) => ({
      goodsSn: goodsSn ? undefined : '请选择一件商品',
      goodsNum: Number(goodsNum) >= 1 ? undefined : '请填写件数',
    }),
    send: async (fields) => {
      const input = { wantId: String(wantId), ...fields }
      await call('POST /goods/answerWantGoods', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      toast({ text: '已报价，买家选中后会直接下单' })
      onClose()
    },
  })
  const { fields, change } = form
  const chosen = matches.data?.find(({ goods }) => goods.goodsSn === fields.goodsSn)
  const isEmpty = matches.data?.length === 0
  const footer = isEmpty ? undefined : (
    <>
      <Button onClick={onClose} disabled={form.busy}>
        取消
      </Button>
      <Button kind="primary" loading={form.busy} disabled={!matches.data} onClick={() => void form.submit()}>
        报价
      </Button>
    </>
  )
  return (
    <Dialog open title="用我的商品报价" size="m" onClose={onClose} footer={footer}>
      <form className="dialog-text" onSubmit={(event) => void form.submit(event)}>
        <p className={styles.lead}>{`“${title}”，预算 ${yuanText(budget)}`}</p>
        {matches.error ? <LoadError message={matches.error} onRetry={matches.reload} /> : null}
        {matches.slow ? <SkeletonRows rows={2} /> : null}
        {isEmpty ? (
          <Empty picture="search" title="没有合适的商品" text="要有同一游戏、同一类型、不超过预算的在售商品">
            <a className="btn" href="/center/sell">
              去发布商品
            </a>
          </Empty>
        ) : null}
        {matches.data && !isEmpty ? (
          <>
            <fieldset id="answer-goodsSn" className={styles.goods} tabIndex={-1}>
              <legend className="sr">选择商品</legend>
              {matches.data.map(({ goods }) => (
                <label key={goods.goodsSn}>
                  <input
                    type="radio"
                    name="goodsSn"
                    checked={goods.goodsSn === fields.goodsSn}
                    onChange={() => change({ goodsSn: goods.goodsSn, goodsNum: '1' })}
                  />
                  <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={56} />
                  <span>
                    <b>{goods.bigTitle}</b>
                    <small className="num">{yuanText(goods.price)}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <FieldError {...form.field('goodsSn')} />
            {chosen && chosen.most > 1 ? (
              <Field
                {...form.field('goodsNum')}
                label="件数"
                hint={`最多 ${chosen.most} 件，共 ${yuanText(fenToYuan(yuanToFen(chosen.goods.price) * BigInt(fields.goodsNum || '0')))}`}
              >
                <input className="input num" inputMode="numeric" {...form.input('goodsNum', normalCount)} />
              </Field>
            ) : null}
            <Field {...form.field('note')} label="给买家的话" hint="联系方式会被隐藏">
              <input className="input" maxLength={WANT.note} autoComplete="off" {...form.input('note')} />
            </Field>
            <p className={styles.lead}>报价不占库存，商品照常出售；买家选中后按标价下单，和平时的订单一样。</p>
          </>
        ) : null}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
