'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PlaceFields } from '@/components/ui/forms/place-fields'
import { SteepAlert } from '@/components/ui/forms/steep-alert'
import { LoadError } from '@/components/ui/kit/load-error'
import { Dialog } from '@/components/ui/overlays/dialog'
import { useProfile } from '@/lib/client/hooks/use-profile'
import type { CoinOffer, OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import { unitName } from '@/lib/shared/goods/coin-unit'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { HOURS_PATH } from '@/lib/shared/site/seller-pages'
import { COIN_WAYS, type CoinKind, type CoinWay, coinsText, coinWays } from '@/lib/shared/trade/coin-terms'
import styles from './coin-shop.module.css'
import { unitOfDraft } from './offer-draft'
import { OfferSums } from './offer-sums'
import { steepText } from './steep-ratios'
import { useCoinGames } from './use-coin-games'
import { type OfferForm, useOfferForm } from './use-offer-form'

interface Props {
  kind: CoinKind
  /** The offer to edit; undefined creates a new one. */
  offer?: OwnCoinOffer
  onClose: () => void
  onSaved: () => void
}

/** Terms of a merchant's offer to sell or buy: area, ratio, amount, hours and delivery. */
export function OfferDialog({ kind, offer, onClose, onSaved }: Props) {
  const { form, best, steep, sure } = useOfferForm(kind, offer, onSaved)
  const { games, game, areas } = useCoinGames(form.fields.gid)
  const coinName = offer?.coinName ?? game?.coinName ?? '币'
  const name = unitName(unitOfDraft(form.fields), coinName)
  const title = `${offer ? '修改' : '新增'}${kind === 'sell' ? '出售' : '回收'}报价`
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<FormFoot form={form} label={offer ? '保存' : '发布'} onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        {games.error ? <LoadError message={games.error} onRetry={games.reload} /> : null}
        <div className={styles.fields}>
          {offer ? (
            <p className={styles.wide}>
              <b>{offer.gameName}</b> {[offer.areaName, offer.serverName].filter(Boolean).join(' ') || '不限区服'}
            </p>
          ) : (
            <>
              <Field {...form.field('gid')} label="游戏" required>
                <select
                  className="input"
                  value={form.fields.gid}
                  onChange={({ target }) => {
                    const unit = games.data?.find(({ gameId }) => String(gameId) === target.value)?.unit
                    form.change({ gid: target.value, areaId: '', serverId: '', ...(unit && { unit: String(unit) }) })
                  }}
                >
                  <option value="">选择游戏</option>
                  {games.data?.map(({ gameId, gameName, coinName }) => (
                    <option key={gameId} value={gameId}>
                      {`${gameName}（${coinName}）`}
                    </option>
                  ))}
                </select>
              </Field>
              <UnitField form={form} coinName={game?.coinName ?? '币'} />
              <PlaceFields form={form} areas={areas} isOptional />
            </>
          )}
          <Coins
            form={form}
            name="ratio"
            label={`比例：1 元 ${kind === 'sell' ? '卖' : '收'}多少（${name}）`}
            hint={best === undefined ? undefined : best ? bestText(best) : '这里还没有其他币商报价'}
          />
          {kind === 'sell' ? (
            <Coins form={form} name="stock" label={`库存（${name}）`} hint="进行中的订单已占用的不算在内" />
          ) : (
            <Budget form={form} />
          )}
          <Coins form={form} name="least" label={`单笔最少（${name}）`} />
          <Coins form={form} name="most" label={`单笔最多（${name}）`} />
          <p className={`muted ${styles.wide}`}>
            只在你的营业时间接单。<a href={HOURS_PATH}>{offer ? `现在是${offer.hours}，去修改` : '设置营业时间'}</a>
          </p>
          <Field {...form.field('way')} label="发货方式" required>
            <select
              className="input"
              value={form.fields.way}
              onChange={(event) => form.change({ way: event.target.value as CoinWay })}
            >
              {coinWays.map((way) => (
                <option key={way} value={way}>
                  {COIN_WAYS[way]}
                </option>
              ))}
            </select>
          </Field>
          {kind === 'recycle' ? (
            <Field {...form.field('roleName')} label="收币的角色名" required hint="卖家下单后按此发货">
              <input className="input" maxLength={30} autoComplete="off" {...form.input('roleName')} />
            </Field>
          ) : null}
        </div>
        {steep ? (
          <SteepAlert label="新比例已核对" {...sure}>
            {steepText(steep, { kind, coinName })}
          </SteepAlert>
        ) : null}
        <OfferSums draft={form.fields} kind={kind} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}

const bestText = ({ ratio, coinName }: CoinOffer): string =>
  `其他币商最优 1 元 = ${coinsText(Number(ratio))}${coinName}`

function Coins({
  form,
  name,
  label,
  hint,
}: {
  form: OfferForm
  name: 'ratio' | 'stock' | 'least' | 'most'
  label: string
  hint?: string
}) {
  return (
    <Field {...form.field(name)} label={label} required hint={hint}>
      <input className="input num" inputMode="decimal" autoComplete="off" {...form.input(name, normalAmount)} />
    </Field>
  )
}

/** Unit for entering amounts: 万 for currencies of which one yuan buys that many. */
function UnitField({ form, coinName }: { form: OfferForm; coinName: string }) {
  return (
    <Field {...form.field('unit')} label="数量单位">
      <select
        className="input"
        value={form.fields.unit}
        onChange={(event) => form.change({ unit: event.target.value })}
      >
        <option value="10000">{unitName(10_000, coinName)}</option>
        <option value="1">{unitName(1, coinName)}</option>
      </select>
    </Field>
  )
}

function Budget({ form }: { form: OfferForm }) {
  const profile = useProfile()
  return (
    <Field
      {...form.field('budget')}
      label="备款（元）"
      required
      hint={
        <span className="num">
          {profile ? `从余额预付，可用 ${yuanText(profile.coin)}；` : ''}没用完的改小或改成 0 即退回余额
        </span>
      }
    >
      <input className="input num" inputMode="decimal" autoComplete="off" {...form.input('budget', normalAmount)} />
    </Field>
  )
}
