import { Timeline } from 'antd'
import { Facts } from '@/components/office/parts/facts'
import styles from '@/components/office/parts/screen-page.module.css'
import type { AfterSaleFile } from '@/lib/contract/entities/after-sale'
import { yuanText } from '@/lib/shared/money/money'
import { SIDES } from './after-sale-columns'

type Split = AfterSaleFile['split']
const sumText = ([total, ...parts]: Split) =>
  total ? `${total.name} ${total.amount} = ${parts.map(({ name, amount }) => `${name} ${amount}`).join(' + ')}` : ''

/** Decision with reasons, payments, and timeline. */
export function AfterSaleCourse({ file }: { file: AfterSaleFile }) {
  const { decisions, appeal, split, steps } = file
  return (
    <>
      {decisions.map((one) => (
        <Facts
          key={one.title}
          title={one.title}
          rows={{
            依据: one.rule,
            理由: one.facts,
            ...(one.split.length > 0 ? { 分配: sumText(one.split) } : {}),
            作出: `${one.by}・${one.createTime}`,
          }}
        />
      ))}
      {appeal ? (
        <Facts title="申诉" rows={{ 申诉方: SIDES[appeal.by], 理由: appeal.note, 时间: appeal.createTime }} />
      ) : null}
      {split.length > 0 ? (
        <Facts title="结算" rows={Object.fromEntries(split.map(({ name, amount }) => [name, yuanText(amount)]))} />
      ) : null}
      <section className={styles.section}>
        <h3>经过</h3>
        <Timeline
          items={steps.map((one) => ({
            key: `${one.time} ${one.title}`,
            content: (
              <>
                {one.title}
                <span className={styles.sub}>{`${one.text}・${one.time}`}</span>
              </>
            ),
          }))}
        />
      </section>
    </>
  )
}
