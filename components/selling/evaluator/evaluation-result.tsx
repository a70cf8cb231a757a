'use client'

import { useEffect, useRef } from 'react'
import { beginDraft } from '@/components/selling/publish/publish-draft'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { Empty } from '@/components/ui/kit/empty'
import { Price } from '@/components/ui/kit/price'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { beginRequest, requestPath } from '@/lib/client/recycle-draft'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import styles from './evaluator.module.css'
import { SoldTable } from './sold-table'

const CONFIDENCE = { high: '样本充足', middle: '样本中等', low: '样本偏少，仅供参考', none: '没有相近的成交' } as const

export type Evaluation = OutputOf<ApiContract['POST /evaluation']>

interface Props {
  form: { busy: boolean; refusal: { message: string } | null }
  evaluation: Evaluation | null
  gid: string
  gameName: string
  /** The valued facts, which are passed to the publish form. */
  facts: Record<string, string>
}

/** Valuation result: the range, the effect of each field, the underlying sales, and the next steps. */
export function EvaluationResult({ form, evaluation, gid, gameName, facts }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = evaluation !== null
  useEffect(() => {
    if (isDone) heading.current?.focus()
  }, [isDone])
  return (
    <section className={`panel ${styles.result}`} aria-labelledby="result-h" aria-busy={form.busy}>
      <h2 id="result-h" ref={heading} tabIndex={-1}>
        估价结果
      </h2>
      {evaluation || form.busy || form.refusal ? null : (
        <div className={styles.wait}>
          <Empty picture="orders" title="填好资料，马上得到参考价" text="给出价格区间、每一项的影响和可对照的成交" />
        </div>
      )}
      {form.busy ? <Skeleton height={320} /> : null}
      <FormAlert form={form} />
      {evaluation ? <Explained evaluation={evaluation} gid={gid} gameName={gameName} facts={facts} /> : null}
    </section>
  )
}

function Explained({
  evaluation,
  gid,
  gameName,
  facts,
}: Omit<Props, 'form' | 'evaluation'> & { evaluation: Evaluation }) {
  return (
    <>
      <dl className={styles.range}>
        {(
          [
            ['较快卖出', evaluation.low, 'l'],
            ['参考成交价', evaluation.mid, 'xl'],
            ['可以挂价', evaluation.high, 'l'],
          ] as const
        ).map(([name, yuan, size]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price yuan={yuan} size={size} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.basis}>
        <span>
          综合 <b className="num">{evaluation.score}</b> 分（满分 100）
        </span>
        <span>
          依据近 90 天 <b className="num">{evaluation.sampleSize}</b> 个{gameName}账号成交
        </span>
        <span>{CONFIDENCE[evaluation.confidence]}</span>
      </p>
      {evaluation.beyond.length > 0 ? <p className="alert alert-warn">{beyondText(evaluation.beyond)}</p> : null}
      <Factors factors={evaluation.factors} />
      <SoldTable caption="最接近的成交" list={evaluation.nearest} />
      <div className={styles.next}>
        <p>
          平台回收参考 <b className="num">{recycleText(evaluation)}</b>
          <br />
          <span className="muted">
            {evaluation.recycleLow
              ? '同类近 30 天成交中位数的 65%–75%，客服核对截图后给出 24 小时有效报价'
              : '没有相近的成交，由客服核对截图后给出 24 小时有效报价'}
          </span>
        </p>
        <div>
          <a className="btn" href={requestPath(gid)} onClick={() => beginRequest({ gameId: gid, facts })}>
            申请回收
          </a>
          <a
            className="btn btn-primary"
            href={`/center/sell?gameId=${gid}`}
            onClick={() => beginDraft({ gameId: gid, facts })}
          >
            自己发布
          </a>
        </div>
      </div>
    </>
  )
}

function Factors({ factors }: { factors: Evaluation['factors'] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.factors}>
        <caption className="sr">每一项的得分和对价格的影响</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">你的账号</th>
            <th scope="col">得分</th>
            <th scope="col">
              <span className="sr">占比</span>
            </th>
            <th scope="col" className={styles.r}>
              与中等水平相比
            </th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor.key}>
              <th scope="row">{factor.label}</th>
              <td className="num">{factor.value}</td>
              <td className="num">
                {factor.points} / {factor.maxPoints}
              </td>
              <td>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ width: `${(factor.points / factor.maxPoints) * 100}%` }} />
                </span>
              </td>
              <td className={`num ${styles.r} ${Number(factor.effect) < 0 ? styles.down : styles.up}`}>
                {effectText(factor.effect)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const beyondText = (beyond: Evaluation['beyond']): string => {
  const outside = beyond.map(({ label, value, low, high }) => `${label} ${value}，已成交的为 ${low}–${high}`)
  return `近期没有相近的成交（${outside.join('；')}）。以上价格按最接近的成交推算，仅供参考。`
}

const recycleText = ({ recycleLow, recycleHigh }: Evaluation): string =>
  recycleLow && recycleHigh ? `${yuanText(recycleLow)} 至 ${yuanText(recycleHigh)}` : '待客服报价'

function effectText(yuan: string): string {
  const value = Number(yuan)
  if (value === 0) return '持平'
  return `${value > 0 ? '高' : '低'} ${yuanText(String(Math.abs(value)))}`
}
