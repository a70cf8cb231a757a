'use client'

import { Button, Form, InputNumber, Tag } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { Facts } from '@/components/office/parts/facts'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { StaffRestriction } from '@/lib/contract/entities/restriction'
import { yuanText } from '@/lib/shared/money/money'
import { kindsText, RESTRICTION_DAYS } from '@/lib/shared/people/restrictions'

const ACTS = {
  lift: { title: '解除限制', text: '立即解除，冻结的金额和下架的商品恢复，并通知用户。', danger: false, max: 200 },
  renew: { title: '续期', text: '从现在起重新计算。累计超过 30 天须第二人同意。', danger: true, max: 200 },
  grant: { title: '申诉通过', text: '立即解除限制，并通知用户。', danger: false, max: 300 },
  keep: { title: '申诉不通过', text: '限制到期才解除，用户会看到理由，不能再次申诉。', danger: true, max: 300 },
} as const
type Act = keyof typeof ACTS

interface Props {
  restrictionId: number
  onClose: () => void
  onChanged: () => void
}

/** One restriction with its appeal, and what the reader may do about it. */
export function RestrictionDrawer({ restrictionId, onClose, onChanged }: Props) {
  const { may } = useStaff()
  const intent = useIntent()
  const [act, setAct] = useState<Act | null>(null)
  const [days, setDays] = useState(7)
  const id = String(restrictionId)
  const { data, error, reload } = useLoad(`restriction ${id}`, () =>
    call('GET /console/restriction', { restrictionId: id }),
  )
  const send = async (what: Act, reason: string) => {
    const done = await sendAct(what, reason)
    reload()
    onChanged()
    return done
  }
  const sendAct = async (what: Act, reason: string): Promise<string | undefined> => {
    if (what === 'lift') {
      const { waits } = await call('POST /console/liftRestriction', { restrictionId: id, reason })
      return waits ? '已提交双人复核，通过后解除' : undefined
    }
    if (what === 'renew') {
      const input = { restrictionId: id, days: String(days), reason }
      const key = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
      const { waits } = await call('POST /console/renewRestriction', input, key)
      intent.forget()
      return waits ? '已提交双人复核，通过后生效' : undefined
    }
    await call('POST /console/decideRestrictionAppeal', {
      restrictionId: id,
      grant: what === 'grant' ? '1' : '0',
      reason,
    })
    return undefined
  }
  const open: Act[] = data
    ? [
        // an appeal is decided before anything else
        ...(data.state === 'active' && data.appeal?.state !== 'open' && may('restrictions.write')
          ? (['renew', 'lift'] as const)
          : []),
        ...(data.mayDecide ? (['keep', 'grant'] as const) : []),
      ]
    : []
  const footer =
    open.length > 0 ? (
      <div className={styles.foot}>
        {open.map((one) => (
          <Button
            key={one}
            danger={ACTS[one].danger}
            type={one === 'grant' ? 'primary' : 'default'}
            onClick={() => setAct(one)}
          >
            {ACTS[one].title}
          </Button>
        ))}
      </div>
    ) : null
  return (
    <DockedDrawer
      title={data ? `账号限制：${data.nickName}` : '账号限制'}
      note={data ? `用户 ${data.userId}・${data.phone}` : undefined}
      onClose={onClose}
      footer={footer}
    >
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} /> : null}
      {data ? <Content restriction={data} /> : null}
      {act ? (
        <ReasonDialog
          title={ACTS[act].title}
          text={ACTS[act].text}
          confirm={ACTS[act].title}
          danger={ACTS[act].danger}
          max={ACTS[act].max}
          label="理由，用户可见"
          onSend={(reason) => send(act, reason)}
          onClose={() => setAct(null)}
        >
          {act === 'renew' ? (
            <Form.Item label="从现在起，天" htmlFor="days">
              <InputNumber
                id="days"
                min={1}
                max={RESTRICTION_DAYS}
                precision={0}
                value={days}
                onChange={(value) => setDays(value ?? 7)}
              />
            </Form.Item>
          ) : null}
        </ReasonDialog>
      ) : null}
    </DockedDrawer>
  )
}

function Content({ restriction }: { restriction: StaffRestriction }) {
  const { kinds, held, clause, clauseText, reason, note, deciders, imposedBy, appeal } = restriction
  return (
    <>
      <Facts
        title="限制"
        rows={{
          状态: <Tag color={restriction.state === 'active' ? 'error' : 'default'}>{restriction.stateName}</Tag>,
          内容: kindsText(kinds) || '不限制功能',
          冻结金额: yuanText(held),
          依据: `${clause}：${clauseText}`,
          原因: reason,
          开始: restriction.fromTime,
          到期:
            restriction.renewals > 0
              ? `${restriction.untilTime}，已续期 ${restriction.renewals} 次`
              : restriction.untilTime,
          操作人: imposedBy || '升级前的员工',
          参与人: deciders.join('、') || '没有记录',
        }}
      />
      {restriction.endTime ? (
        <Facts
          title="结束"
          rows={{
            时间: restriction.endTime,
            处理人: restriction.endedBy || '到期自动解除',
            理由: restriction.endReason || '没有',
          }}
        />
      ) : null}
      {note ? (
        <section className={styles.section}>
          <h3>内部备注</h3>
          <p className={styles.story}>{note}</p>
        </section>
      ) : null}
      <section className={styles.section}>
        <h3>证据图片</h3>
        <EvidencePictures urls={restriction.evidence} />
      </section>
      {appeal ? (
        <>
          <Facts
            title="申诉"
            rows={{
              状态: appeal.stateName,
              提交: appeal.createTime,
              处理截止: (
                <span className={restriction.isOverdue ? styles.late : undefined}>
                  {restriction.isOverdue ? `${appeal.dueTime}，已超时` : appeal.dueTime}
                </span>
              ),
              处理人: restriction.reviewer || '等待没有参与的员工处理',
              处理理由: appeal.reason || '没有',
            }}
          />
          <section className={styles.section}>
            <h3>申诉说明</h3>
            <p className={styles.story}>{appeal.statement}</p>
            <EvidencePictures urls={appeal.pictures} />
          </section>
        </>
      ) : null}
    </>
  )
}
