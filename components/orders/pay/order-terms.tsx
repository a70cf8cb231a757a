import { RolePicker } from '@/components/people/role-card/role-picker'
import { Field } from '@/components/ui/forms/field'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { receiverOf } from '@/lib/shared/goods/receivers'
import { normalAccount } from '@/lib/shared/normalize/account'
import { OrderQuantity } from './order-quantity'
import styles from './pay.module.css'
import type { OrderForm } from './use-order-form'

interface Props {
  goods: GoodsDetail
  form: OrderForm
}

/**
 * Input for goods that are not unique: the receiving character, optionally a saved one, or the account, quantity, and a
 * contact for customer service. An account needs no input: both parties meet in the order's chat. Ids are the API's
 * field names.
 */
export function OrderTerms({ goods, form }: Props) {
  const receiver = receiverOf(goods.goodsTypeId)
  const hasCards = useVisitor() !== null && Boolean(receiver?.isRole)
  return (
    <div className={styles.terms}>
      {receiver ? (
        <div className={hasCards ? styles.wide : undefined}>
          <Field
            {...form.field('roleName')}
            label={receiver.label}
            required
            hint={[goods.areaName, goods.serverName].filter(Boolean).join(' · ') || '卖家按此发货'}
          >
            <input className="input" maxLength={30} autoComplete="off" required {...form.input('roleName')} />
          </Field>
          {hasCards ? (
            <RolePicker
              place={goods}
              roleName={form.fields.roleName}
              onPick={({ roleName }) => form.change({ roleName })}
            />
          ) : null}
        </div>
      ) : null}
      <OrderQuantity stock={goods.stock} form={form} />
      <Field {...form.field('contact')} label="联系方式" hint="QQ、微信或手机号，可不填；只有平台客服能看到">
        <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
      </Field>
    </div>
  )
}
