'use client'

import { usePublishOptions } from '@/components/selling/publish/use-publish-options'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { attrsText, readAttrs } from '@/lib/shared/goods/attrs'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import styles from './publish.module.css'
import { PublishKind } from './publish-kind'
import { PublishMoney } from './publish-money'
import { PublishWishes } from './publish-wishes'
import { type WantFields, wantErrors } from './want-errors'
import { WantTexts } from './want-texts'

/** Form for a new post; `coin` is the balance its reserve is taken from. */
export function PublishForm(props: { gameId: string; goodsTypeId: string; attrs: string; coin: string }) {
  const intent = useIntent()
  const { coin, ...start } = props
  const form = useForm<WantFields>({
    id: 'want',
    start: { areaId: '', serverId: '', title: '', detail: '', amount: '', budget: '', ...start },
    validate: (fields) => ({
      gameId: fields.gameId ? undefined : '请选择游戏',
      goodsTypeId: fields.goodsTypeId ? undefined : '请选择商品类型',
      ...wantErrors(fields),
    }),
    leaves: true,
    send: async ({ areaId, serverId, attrs, amount, ...fields }) => {
      const wishes = fields.goodsTypeId === String(ACCOUNT) ? attrsText(readAttrs(attrs)) : ''
      const input = {
        ...fields,
        attrs: wishes,
        ...(areaId && { areaId }),
        ...(serverId && { serverId }),
        ...(amount && { amount }),
      }
      await call('POST /goods/releaseWantGoods', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      location.assign('/center/buyers/buyWanted')
    },
  })
  const { fields, refusal, busy } = form
  const options = usePublishOptions(fields)
  const isShort = refusal?.reason === 'BALANCE_SHORT'
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {options.games.error ? <LoadError message={options.games.error} onRetry={options.games.reload} /> : null}
      <PublishKind form={form} options={options} />
      <WantTexts form={form} />
      {fields.goodsTypeId === String(ACCOUNT) ? (
        <PublishWishes form={form} fields={options.filter.data?.fields ?? []} />
      ) : null}
      <PublishMoney form={form} goodsTypeId={Number(fields.goodsTypeId) || 0} coin={coin} />
      <FormAlert form={form}>
        {isShort ? (
          <a className="link" href="/center/myself/recharge">
            去充值
          </a>
        ) : null}
      </FormAlert>
      <SubmitButton kind="primary" size="lg" loading={busy}>
        发布求购
      </SubmitButton>
    </form>
  )
}
