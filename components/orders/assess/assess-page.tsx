'use client'

import { useEffect, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Alert } from '@/components/ui/kit/alert'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { RatingConf } from '@/lib/contract/entities/service-rating'
import styles from './assess.module.css'

interface Props {
  orderSn: string
  isSeller: boolean
  /** Seconds until the page returns to the chat after a rating was sent; 0: never. */
  timer: number
}

/** Rating of the staff member in charge of an order, by one of its parties. */
function AssessPage({ orderSn, isSeller, timer }: Props) {
  const belongIndex = isSeller ? '1' : '0'
  const { data, slow, error, reload } = useLoad(orderSn, () =>
    call('GET /comm/customerServiceCommentConf', { orderSn, belongIndex }),
  )
  useEffect(() => {
    redirectToLogin(location.pathname + location.search)
  }, [])
  const back = `/chatSystem?returnType=${belongIndex}&orderSn=${orderSn}`
  return (
    <div className={`panel ${styles.box}`}>
      <h1>评价客服</h1>
      {slow && !error ? <SkeletonRows rows={4} /> : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data ? (
        <>
          <p className={`ell2 ${styles.title}`}>
            {data.title} <span className="muted num">{data.orderSn}</span>
          </p>
          {data.staff ? (
            <div className={styles.who}>
              <UserAvatar userId={data.staff.id} nickName={data.staff.name} actor={data.staff.actor} alt="" size={48} />
              <p>
                <b>{data.staff.name}</b>
                <small>{`工号 ${data.staff.id}，负责这笔订单`}</small>
              </p>
            </div>
          ) : null}
          {data.state === 'open' ? (
            <Form conf={data} belongIndex={belongIndex} onSent={reload} />
          ) : (
            <RatingResult conf={data} back={back} timer={timer} />
          )}
        </>
      ) : null}
    </div>
  )
}

function Form({ conf, belongIndex, onSent }: { conf: RatingConf; belongIndex: '0' | '1'; onSent: () => void }) {
  const form = useForm({
    id: 'assess',
    start: { stars: '', tags: [] as string[], note: '' },
    validate: ({ stars }) => ({ stars: stars ? undefined : '请选择满意程度' }),
    send: async ({ stars, tags, note }) => {
      const rating = { stars: stars as '5', tags: JSON.stringify(tags), note }
      await call('POST /comm/serSatiEval', { orderSn: conf.orderSn, belongIndex, ...rating })
      onSent()
    },
  })
  const { stars, tags } = form.fields
  const level = conf.levels.find((one) => String(one.stars) === stars)
  const fault = form.field('stars').error
  const toggle = (tag: string) =>
    form.change({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <fieldset aria-describedby={fault ? 'assess-stars-e' : undefined}>
        <legend className="field-title">满意程度</legend>
        <div className={styles.levels}>
          {conf.levels.map((one, i) => (
            <label key={one.stars} className="check">
              <input
                id={i === 0 ? 'assess-stars' : undefined}
                type="radio"
                name="stars"
                checked={stars === String(one.stars)}
                onChange={() => form.change({ stars: String(one.stars), tags: [] })}
              />
              {one.label}
            </label>
          ))}
        </div>
        {fault ? (
          <p className="field-error" id="assess-stars-e" role="alert">
            {fault}
          </p>
        ) : null}
      </fieldset>
      {level ? (
        <fieldset>
          <legend className="field-title">哪里{level.stars >= 4 ? '做得好' : '不好'}（可多选）</legend>
          <div className={styles.levels}>
            {level.tags.map((tag) => (
              <label key={tag} className="check">
                <input type="checkbox" checked={tags.includes(tag)} onChange={() => toggle(tag)} />
                {tag}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <Field
        {...form.field('note')}
        label="说点什么"
        hint={`可不填，最多 ${conf.noteMost} 字；对方和客服本人看不到是谁写的`}
      >
        <textarea className="input" rows={3} maxLength={conf.noteMost} {...form.input('note')} />
      </Field>
      <FormAlert form={form} />
      <div>
        <SubmitButton kind="primary" loading={form.busy}>
          提交评价
        </SubmitButton>
      </div>
    </form>
  )
}

const SAYS: Record<Exclude<RatingConf['state'], 'open' | 'done'>, [title: string, text: string]> = {
  running: ['订单还没有结束', '结束后再来评价客服'],
  none: ['这笔订单没有客服跟进', '没有需要评价的'],
  late: ['评价已截止', '订单结束后 7 天内可以评价'],
}

/** The rating given, or why none is possible. */
function RatingResult({ conf, back, timer }: { conf: RatingConf; back: string; timer: number }) {
  const { given: rating, levels, state } = conf
  const isDone = state === 'done'
  const left = useSecondsLeft(isDone ? timer : 0)
  useEffect(() => {
    if (isDone && timer > 0 && left === 0) location.assign(back)
  }, [isDone, timer, left, back])
  const leave = (
    <a className={buttonClass()} href={back}>
      返回订单沟通
    </a>
  )
  if (state === 'open') return null
  if (!rating) {
    const [title, text] = SAYS[state === 'done' ? 'none' : state]
    return (
      <Empty picture="orders" title={title} text={text}>
        {leave}
      </Empty>
    )
  }
  return (
    <>
      <Alert kind="safe">
        {`已评价：${levels.find(({ stars }) => stars === rating.stars)?.label ?? ''}${rating.tags.length > 0 ? `，${rating.tags.join('、')}` : ''}。谢谢，我们会用来改进服务。`}
      </Alert>
      {rating.note ? <p className={styles.note}>{rating.note}</p> : null}
      {left > 0 ? <p className="muted" role="status">{`${left} 秒后返回订单沟通`}</p> : null}
      <div>{leave}</div>
    </>
  )
}

function useSecondsLeft(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    setLeft(from)
    if (from === 0) return
    const tick = setInterval(() => setLeft((n) => Math.max(0, n - 1)), 1000)
    return () => clearInterval(tick)
  }, [from])
  return left
}

const MOST_SECONDS = 60

/** Query: orderSn, belongIndex (0 buyer, 1 seller), timer. */
export const AssessHere = withAddress(AssessPage, (address) => ({
  orderSn: fromQuery(address, 'orderSn'),
  isSeller: fromQuery(address, 'belongIndex') === '1',
  timer: Math.min(MOST_SECONDS, Math.max(0, Math.trunc(Number(fromQuery(address, 'timer'))) || 0)),
}))
