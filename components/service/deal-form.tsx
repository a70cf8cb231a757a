'use client'

import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Segment } from '@/components/ui/segment'
import { useForm } from '@/components/ui/use-form'
import { toast } from '@/lib/client/toast-store'
import { passes } from '@/lib/shared/field-rules'
import { FEE_PAYERS, type FeePayer } from '@/lib/shared/service-terms'
import { CONTACTS, type DealFields, dealFaults } from './deal-faults'
import { DealQuote } from './deal-quote'
import styles from './service.module.css'

const ROLES = [
  { value: 'buyer', label: '我是买家' },
  { value: 'seller', label: '我是卖家' },
] as const
const PAYERS = (Object.keys(FEE_PAYERS) as FeePayer[]).map((value) => ({ value, label: FEE_PAYERS[value] }))
const EMPTY: DealFields = {
  role: 'buyer',
  gameId: '',
  title: '',
  price: '',
  payer: 'both',
  contactKind: 'qq',
  contact: '',
  agree: false,
}

/** A deal agreed elsewhere, and what the guarantee costs each side. What was typed always stays. */
export function DealForm({ games }: { games: readonly { id: number; name: string }[] }) {
  const form = useForm({
    id: 'deal',
    start: EMPTY,
    faults: dealFaults,
    send: async () => toast({ kind: 'info', text: '暂未开放，敬请期待！' }),
  })
  const { fields, change } = form
  const contactName = CONTACTS.find(({ value }) => value === fields.contactKind)?.label
  const other = fields.role === 'buyer' ? '卖家' : '买家'
  return (
    <div className={styles.cols}>
      <form
        className={`panel ${styles.form}`}
        noValidate
        aria-labelledby="deal-h"
        onSubmit={(event) => void form.submit(event)}
      >
        <h2 id="deal-h">发起担保</h2>
        <Segment label="我的身份" value={fields.role} options={ROLES} onChange={(role) => change({ role })} />
        <div className={styles.pair}>
          <Field {...form.field('gameId')} label="游戏" required>
            <select className="input input-lg" {...form.input('gameId')}>
              <option value="">请选择</option>
              {games.map((game) => (
                <option key={game.id} value={game.id}>
                  {game.name}
                </option>
              ))}
            </select>
          </Field>
          <Field {...form.field('price')} label="成交价（元）" required>
            <input
              className="input input-lg num"
              inputMode="decimal"
              maxLength={11}
              autoComplete="off"
              {...form.input('price')}
            />
          </Field>
        </div>
        <Field
          {...form.field('title')}
          label="交易内容"
          required
          hint="买卖的是什么，例如“王者荣耀 安卓QQ 贵族 8 账号”"
        >
          <input className="input input-lg" maxLength={60} autoComplete="off" {...form.input('title')} />
        </Field>
        <div className={styles.labelled}>
          <span>担保费由谁承担</span>
          <Segment
            label="担保费由谁承担"
            value={fields.payer}
            options={PAYERS}
            onChange={(payer) => change({ payer })}
          />
        </div>
        <div className={styles.labelled}>
          <span>{other}的联系方式</span>
          <Segment
            label={`${other}的联系方式类型`}
            value={fields.contactKind}
            options={CONTACTS}
            onChange={(contactKind) => change({ contactKind, contact: fields.contact })}
          />
        </div>
        <Field
          {...form.field('contact')}
          label={`${other}的${contactName}号`}
          required
          hint={`我们只用它邀请${other}，不会公开`}
        >
          <input className="input input-lg" maxLength={20} autoComplete="off" {...form.input('contact')} />
        </Field>
        <div>
          <label className={styles.agree}>
            <input type="checkbox" {...form.checkbox('agree')} />
            我已阅读并同意
            <a className="link" href="/news/agreement" target="_blank" rel="noopener">
              《交易服务协议》
            </a>
          </label>
          <FieldError {...form.field('agree')} />
        </div>
        <Button type="submit" kind="primary" size="lg" block>
          发起担保
        </Button>
      </form>
      <DealQuote price={passes('price', fields.price.trim()) ? fields.price.trim() : undefined} payer={fields.payer} />
    </div>
  )
}
