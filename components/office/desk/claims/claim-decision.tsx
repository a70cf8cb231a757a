'use client'

import { Form, Input, InputNumber, Radio, Select } from 'antd'
import { useState } from 'react'
import { CitedAgreement } from '@/components/office/desk/cited-agreement'
import styles from '@/components/office/desk/desk.module.css'
import { EarlierDecision } from '@/components/office/desk/earlier-decision'
import { RuleField } from '@/components/office/desk/rule-field'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { yuanText } from '@/lib/shared/money/money'
import { BAN_FINDINGS, type BanFinding, FOREVER_DAYS, findingsFor, paysWith } from '@/lib/shared/trade/ban-claims'
import { isBan, isTakenBack, wordsOfClaim } from '@/lib/shared/trade/claims'
import { TYPICAL_OF_CLAIM } from '@/lib/shared/trade/dispute-rules'
import { AlikeClaims } from './alike-claims'
import { ClaimProofs } from './claim-proofs'

interface Props {
  claim: DeskClaim
  order: Pick<DeskOrder['order'], 'rows'>
  onClose: () => void
  /** Waited for, so that what the dialog leaves behind is up to date. */
  onChanged: () => unknown
}
const LEAST = 30
const SALE_HINT = '双方都看得到，原因决定通过与否。封禁在交付之后的，须核对登录记录和验号截图'
const RENT_HINT = '双方都看得到，原因决定通过与否。须核对违规时间和租期内的登录记录'

/** Grants or rejects a claim, with facts and rule. */
export function ClaimDecision({ claim, order, onClose, onChanged }: Props) {
  const intent = useIntent()
  const [said, setGrant] = useState<boolean | null>(null)
  const [finding, setFinding] = useState<BanFinding | null>(null)
  const [days, setDays] = useState(claim.ban?.days ?? 0)
  const trade = claim.kind === 'rentBanned' ? 'rent' : 'sale'
  const isAboutBan = isBan(claim.kind)
  // what caused a ban decides the claim
  const grant = isAboutBan ? finding && paysWith(trade, finding) : said
  const { claimant, liable } = wordsOfClaim(claim.kind)
  const sides = { buyer: claimant, seller: liable }
  const [topUp, setTopUp] = useState(claim.topUp)
  const [rule, setRule] = useState('')
  const [facts, setFacts] = useState('')
  const isSum = claim.kind === 'topUps' && grant === true
  const first = claim.decisions[0]
  const limits = { least: '0', most: claim.topUp }
  const decide = async () => {
    const input = {
      claimSn: claim.claimSn,
      grant: grant ? ('1' as const) : ('0' as const),
      facts,
      rule,
      ...(finding && { finding }),
      banDays: grant && claim.ban?.days ? String(days) : undefined,
      topUp: isSum ? checkedAmount(topUp, '请填写证实的充值，没有就填 0', limits) : undefined,
    }
    const options = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { needsSecond } = await call('POST /desk/decideClaim', input, options)
    await onChanged()
    return needsSecond ? '已提交，等待双人复核' : '已审核'
  }
  const evidence = (
    <div>
      <p className="muted">
        {trade === 'rent'
          ? `${claim.kindName}，${claim.coverName}，申请 ¥${claim.price}，最多赔 ¥${claim.most}`
          : `${claim.kindName}，${claim.coverName}，买家付 ¥${claim.price}，最多赔 ¥${claim.most}`}
      </p>
      {claim.ban ? <BanFacts ban={claim.ban} disclosed={trade === 'sale' ? claim.disclosed || '没有' : ''} /> : null}
      {trade === 'rent' ? <p className="muted">{termOf(order.rows)}</p> : null}
      <AlikeClaims alike={claim.alike} />
      <p style={{ marginTop: 6, overflowWrap: 'anywhere' }}>{claim.statement}</p>
      <CitedAgreement agreement={claim.agreement} isTakenBack={isTakenBack(claim.kind)} />
      <ClaimProofs orderSn={claim.orderSn} />
    </div>
  )
  return (
    <SendDialog
      title={`审核 ${claim.claimSn}`}
      confirm="提交审核结果"
      missing={[
        grant === null && (isAboutBan ? '认定的封禁原因' : '结果'),
        !rule && '引用规则',
        facts.trim().length < LEAST && `认定的事实（至少 ${LEAST} 字）`,
      ]}
      width={1040}
      isTall
      onSend={decide}
      onClose={onClose}
    >
      <div className={styles.ruling}>
        {evidence}
        <div>
          {first && claim.appeal ? (
            <EarlierDecision
              result={first.granted ? `通过，赔付 ${yuanText(first.pay)}` : '未通过'}
              decision={first}
              appeal={{ by: sides[claim.appeal.by], note: claim.appeal.note, createTime: claim.appeal.createTime }}
            />
          ) : null}
          {isAboutBan ? (
            <Form.Item
              label="认定的封禁原因"
              htmlFor="finding"
              required
              extra={
                finding === 'forged'
                  ? '双方都看得到。请在用户页按账号规则 6.3 限制该账号，对方也可以举报到黑名单'
                  : trade === 'sale'
                    ? SALE_HINT
                    : RENT_HINT
              }
            >
              <Select<BanFinding>
                id="finding"
                placeholder="请选择"
                value={finding}
                onChange={setFinding}
                options={findingsFor(trade).map((value) => ({
                  value,
                  label: `${paysWith(trade, value) ? '通过' : '不通过'}：${BAN_FINDINGS[value].name}`,
                }))}
              />
            </Form.Item>
          ) : (
            <Form.Item label="结果" required>
              <Radio.Group
                value={said}
                onChange={({ target }) => setGrant(target.value as boolean)}
                options={[
                  { value: true, label: '通过，卖家限期处理' },
                  { value: false, label: '不通过' },
                ]}
              />
            </Form.Item>
          )}
          {grant === null ? null : (
            <div className={styles.follows}>
              <Alert kind={grant ? 'warn' : 'info'} live>
                {grant ? claim.follows.granted : claim.follows.rejected}
              </Alert>
            </div>
          )}
          {grant && claim.ban?.days ? (
            <Form.Item label="认定的封禁天数" htmlFor="banDays" extra={`申请 ${daysText(claim.ban.days)}`}>
              <InputNumber
                id="banDays"
                min={1}
                max={claim.ban.days}
                precision={0}
                value={days}
                onChange={(next) => setDays(next ?? 1)}
              />
            </Form.Item>
          ) : null}
          {isSum ? (
            <AmountField
              id="topUp"
              label="证实的充值（元）"
              extra={`最多 ${yuanText(claim.topUp)}`}
              {...limits}
              value={topUp}
              onChange={setTopUp}
            />
          ) : null}
          <RuleField
            subject={trade === 'rent' ? 'rental' : 'account'}
            typical={TYPICAL_OF_CLAIM[claim.kind]}
            value={rule}
            agreement={claim.agreement}
            onChange={setRule}
          />
          <Form.Item
            label="认定的事实，双方都看得到"
            htmlFor="facts"
            required
            extra={`至少 ${LEAST} 字，写明事实和依据`}
          >
            <Input.TextArea
              id="facts"
              rows={4}
              maxLength={1000}
              showCount
              value={facts}
              onChange={(e) => setFacts(e.target.value)}
            />
          </Form.Item>
        </div>
      </div>
    </SendDialog>
  )
}

const TERM_ROWS = ['租期', '开始计时', '到期时间', '提前归还', '归还时间']
/** When the account was rented, which a ban has to fall into. */
const termOf = (rows: Props['order']['rows']): string =>
  rows
    .filter(({ label }) => TERM_ROWS.includes(label))
    .map(({ label, value }) => `${label} ${value}`)
    .join('，')

const daysText = (days: number): string => (days === FOREVER_DAYS ? '永久' : `${days} 天`)

/** What the operator's notice says, and what the listing said before. */
function BanFacts({ ban, disclosed }: { ban: NonNullable<DeskClaim['ban']>; disclosed: string }) {
  const { date, causeName, causeDate, days } = ban
  const parts = [`封禁日期 ${date}`, `通知写明：${causeName}`, causeDate ? `违规日期 ${causeDate}` : '没有写明违规日期']
  return (
    <p className="muted">
      {[
        ...parts,
        ...(days ? [`封禁 ${daysText(days)}`] : []),
        ...(disclosed ? [`商品页写明的封禁：${disclosed}`] : []),
      ].join('，')}
    </p>
  )
}
