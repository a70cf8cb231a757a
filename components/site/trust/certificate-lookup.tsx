'use client'

import { useEffect, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { normalCode } from '@/lib/shared/normalize/code'
import styles from './trust.module.css'
import { Verdict } from './verdict'

type Certificate = OutputOf<ApiContract['GET /comm/queryCertificateInfo']>
const isCode = (text: string): boolean => /^C\d{14}$/.test(text)

/** Current content of a cover or dealer certificate. `?certificate=` in the address prefills its code. */
export function CertificateLookup() {
  const [found, setFound] = useState<{ code: string; certificate: Certificate } | null>(null)
  const form = useForm({
    id: 'certificate',
    start: { code: '' },
    validate: ({ code }) => ({
      code: code.trim() ? (isCode(code.trim()) ? undefined : '证书编号格式错误') : '请输入证书编号',
    }),
    send: async (typed) => {
      const code = typed.code.trim()
      setFound({ code, certificate: await lazyCall('GET /comm/queryCertificateInfo', { code }) })
    },
  })
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('certificate') ?? ''
    if (isCode(code)) form.change({ code })
  }, [])
  const { id, error = form.refusal?.message } = form.field('code')
  return (
    <section className={`panel ${styles.box} ${styles.contact}`} id="certificate-box" aria-labelledby="certificate-h">
      <h2 id="certificate-h">证书查询</h2>
      <div className={styles.certificate}>
        <form className={styles.check} noValidate onSubmit={(event) => void form.submit(event)}>
          <Field id={id} label="证书编号" error={error} hint="以 C 开头，共 15 位，不区分大小写">
            <input
              className="input input-lg num"
              autoComplete="off"
              placeholder="例如 C26112812345678"
              {...form.input('code', normalCode)}
            />
          </Field>
          <SubmitButton block loading={form.busy}>
            查询证书
          </SubmitButton>
          <div aria-live="polite">
            {found && found.code === form.fields.code.trim() ? <Found certificate={found.certificate} /> : null}
          </div>
        </form>
        <dl className={styles.kinds}>
          {KINDS.map(([name, says, from]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
              <dd className="muted">{from}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** What can be checked, what its answer says, and where the number comes from. */
const KINDS = [
  ['包赔证书', '查这笔订单买了哪种包赔、现在是否有效', '买家在订单详情点“开具包赔证书”取得编号'],
  ['商家证书', '查持有人是否实名、现在是否有商品在售', '卖家在“我发布的”点“商家证书”取得编号'],
] as const

function Found({ certificate: { title, holder, valid, state, issueDate } }: { certificate: Certificate }) {
  if (!title) return <Verdict kind="bad" title="未查到这张证书" text="本站没有开具过这个编号，请核对后再查。" />
  return (
    <Verdict
      kind={valid ? 'good' : 'unsure'}
      title={`${title}：${state}`}
      text={`持有人 ${holder}，${issueDate} 开具，以今天的状态为准`}
    />
  )
}
