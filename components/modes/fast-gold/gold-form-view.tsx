'use client'

import { type ReactNode, useEffect } from 'react'
import styles from '@/components/orders/pay/pay.module.css'
import { IdentityForm } from '@/components/people/account/identity-form'
import { RolePicker } from '@/components/people/role-card/role-picker'
import { Field } from '@/components/ui/forms/field'
import { PlaceFields } from '@/components/ui/forms/place-fields'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import type { CoinUnit } from '@/lib/shared/goods/coin-unit'
import { normalAccount } from '@/lib/shared/normalize/account'
import own from './fast-gold.module.css'
import { GoldAmount } from './gold-amount'
import { GoldRates } from './gold-rates'
import { GoldSummary } from './gold-summary'
import type { GoldForm } from './use-gold-form'
import type { QuoteState } from './use-quote'

interface Props {
  title: string
  form: GoldForm
  state: QuoteState
  areas: GameFilter['areas']
  unit: CoinUnit
  coinName: string
  /** Required area and server of the recipient; 0 for any. */
  place: { areaId: number; serverId: number }
  /** The offer shown before an amount is entered. */
  offer?: CoinOffer
  /** Game selection, or the selected offer. */
  children: ReactNode
}

/** Order form: destination, recipient, amount, costs and the order button. */
export function GoldFormView({ title, form, state, areas, unit, coinName, place, offer, children }: Props) {
  const profile = useProfile()
  const isVerified = profile ? profile.authStatus === 2 : undefined
  const { gid, areaId, serverId, roleName } = form.fields
  const pick = (card: RoleCard) =>
    form.change({
      roleName: card.roleName,
      ...(card.areaId && { areaId: String(card.areaId), serverId: String(card.serverId || '') }),
    })
  const terms = useTradeTerms('fastGold', Number(gid))
  const shown = state.quote?.offer ?? offer
  useOnlyServer(form, areas)
  return (
    <div className={`wrap ${styles.cash}`}>
      <div className={styles.stack}>
        <section className={`panel ${styles.part}`} aria-labelledby="gold-h">
          <h2 id="gold-h">{title}</h2>
          {children}
          {gid ? (
            <>
              <div className={own.fields}>
                <PlaceFields form={form} areas={areas} />
              </div>
              <Field {...form.field('roleName')} label="收货角色名" required hint="与游戏内完全一致，币商按此发货">
                <input className="input" maxLength={30} autoComplete="off" {...form.input('roleName')} />
              </Field>
              <RolePicker
                key={gid}
                place={{ gameId: Number(gid), ...place, crossId: 0 }}
                roleName={roleName}
                isChosen={(card) =>
                  card.roleName === roleName &&
                  String(card.areaId || '') === areaId &&
                  String(card.serverId || '') === serverId
                }
                onPick={pick}
              />
              <GoldAmount form={form} state={state} unit={unit} coinName={coinName} />
              {shown ? <GoldRates offer={shown} others={state.quote?.others} terms={terms} /> : null}
            </>
          ) : null}
        </section>
        {gid ? (
          <section className={`panel ${styles.part}`} aria-labelledby="contact-h">
            <h2 id="contact-h">联系方式</h2>
            <Field {...form.field('contact')} label="QQ、微信或手机号" hint="可不填；只有平台客服能看到">
              <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
            </Field>
          </section>
        ) : null}
        {isVerified === false ? (
          <section className={`panel ${styles.part}`} aria-labelledby="real-h">
            <h2 id="real-h">实名认证</h2>
            <p className={styles.lead}>请先完成实名认证（年满 18 周岁）。填写的内容会保留，认证后可直接提交订单。</p>
            <IdentityForm onDone={() => void reloadProfile()} />
          </section>
        ) : null}
      </div>
      <GoldSummary terms={terms} form={form} state={state} coinName={coinName} isVerified={isVerified} />
    </div>
  )
}

/** Selects the area and server automatically if there is only one. */
function useOnlyServer(form: GoldForm, areas: GameFilter['areas']): void {
  const [area, ...others] = areas
  const { areaId, serverId } = form.fields
  const only = others.length === 0 ? area : undefined
  const servers = only?.secondOptions ?? []
  const server = servers.length === 1 ? servers[0] : undefined
  useEffect(() => {
    if (only && !areaId) form.change({ areaId: String(only.specialId) })
    if (server && !serverId) form.change({ serverId: String(server.twoSpecialId) })
  })
}
