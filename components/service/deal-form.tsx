'use client'

import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Segment } from '@/components/ui/segment'
import { toast } from '@/lib/client/toast-store'
import { passes } from '@/lib/shared/field-rules'
import { FEE_PAYERS, type FeePayer } from '@/lib/shared/service-terms'
import { CONTACTS, type DealFault, type DealFields, dealFaults } from './deal-fault'
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
/** In the order of the form, so that the first wrong one gets the focus. */
const ORDER: readonly (keyof DealFields)[] = ['gameId', 'title', 'price', 'contact', 'agree']

/** A deal agreed elsewhere, and what the guarantee costs each side. What was typed always stays. */
export function DealForm({ games }: { games: readonly { id: number; name: string }[] }) {
  const [fields, setFields] = useState(EMPTY)
  const [faults, setFaults] = useState<DealFault>({})
  const set = <K extends keyof DealFields>(name: K, value: DealFields[K]) => {
    setFields({ ...fields, [name]: value })
    setFaults({ ...faults, [name]: undefined, ...(name === 'contactKind' && { contact: undefined }) })
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = dealFaults(fields)
    setFaults(found)
    const first = ORDER.find((name) => found[name])
    if (first) document.getElementById(`deal-${first}`)?.focus()
    else toast({ kind: 'info', text: '暂未开放，敬请期待！' })
  }
  const contactName = CONTACTS.find(({ value }) => value === fields.contactKind)?.label
  const other = fields.role === 'buyer' ? '卖家' : '买家'
  return (
    <div className={styles.cols}>
      <form className={`panel ${styles.form}`} noValidate aria-labelledby="deal-h" onSubmit={handleSubmit}>
        <h2 id="deal-h">发起担保</h2>
        <Segment label="我的身份" value={fields.role} options={ROLES} onChange={(role) => set('role', role)} />
        <div className={styles.pair}>
          <Field id="deal-gameId" label="游戏" error={faults.gameId} required>
            <select
              className="input input-lg"
              value={fields.gameId}
              onChange={(event) => set('gameId', event.target.value)}
            >
              <option value="">请选择</option>
              {games.map((game) => (
                <option key={game.id} value={game.id}>
                  {game.name}
                </option>
              ))}
            </select>
          </Field>
          <Field id="deal-price" label="成交价（元）" error={faults.price} required>
            <input
              className="input input-lg num"
              inputMode="decimal"
              maxLength={11}
              autoComplete="off"
              value={fields.price}
              onChange={(event) => set('price', event.target.value)}
            />
          </Field>
        </div>
        <Field
          id="deal-title"
          label="交易内容"
          error={faults.title}
          required
          hint="买卖的是什么，例如“王者荣耀 安卓QQ 贵族8 账号”"
        >
          <input
            className="input input-lg"
            maxLength={60}
            autoComplete="off"
            value={fields.title}
            onChange={(event) => set('title', event.target.value)}
          />
        </Field>
        <div className={styles.labelled}>
          <span>担保费由谁承担</span>
          <Segment
            label="担保费由谁承担"
            value={fields.payer}
            options={PAYERS}
            onChange={(payer) => set('payer', payer)}
          />
        </div>
        <div className={styles.labelled}>
          <span>{other}的联系方式</span>
          <Segment
            label={`${other}的联系方式类型`}
            value={fields.contactKind}
            options={CONTACTS}
            onChange={(kind) => set('contactKind', kind)}
          />
        </div>
        <Field
          id="deal-contact"
          label={`${other}的${contactName}号`}
          error={faults.contact}
          required
          hint={`我们只用它邀请${other}，不会公开`}
        >
          <input
            className="input input-lg"
            maxLength={20}
            autoComplete="off"
            value={fields.contact}
            onChange={(event) => set('contact', event.target.value)}
          />
        </Field>
        <div>
          <label className={styles.agree}>
            <input
              type="checkbox"
              id="deal-agree"
              checked={fields.agree}
              aria-invalid={faults.agree ? true : undefined}
              aria-describedby={faults.agree ? 'deal-agree-e' : undefined}
              onChange={(event) => set('agree', event.target.checked)}
            />
            我已阅读并同意
            <a className="link" href="/news/agreement" target="_blank" rel="noopener">
              《交易服务协议》
            </a>
          </label>
          {faults.agree ? (
            <p className="field-error" id="deal-agree-e" role="alert">
              {faults.agree}
            </p>
          ) : null}
        </div>
        <Button type="submit" kind="primary" size="lg" block>
          发起担保
        </Button>
      </form>
      <DealQuote price={passes('price', fields.price.trim()) ? fields.price.trim() : undefined} payer={fields.payer} />
    </div>
  )
}
