'use client'

import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { HASH_PATTERN } from '@/lib/shared/trade/agreements'
import styles from './trust.module.css'
import { Verdict } from './verdict'

type Found = OutputOf<ApiContract['GET /agreement/verify']>
const MOST_BYTES = 1_000_000

const hashText = (text: string): string => text.trim().toLowerCase()

/** SHA-256 of a file in hex, computed in the browser. Rejects with what to do instead. */
async function hashOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error('文件过大，请选择从本站下载的协议文件')
  // only pages opened over HTTPS or on this machine can compute it
  if (!globalThis.crypto?.subtle) throw new Error('当前浏览器不能计算文件，请直接输入哈希值')
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Checks a file or a hash against the signed agreements. */
export function AgreementCheck() {
  const [found, setFound] = useState<{ hash: string; answer: Found } | null>(null)
  const [fault, setFault] = useState('')
  const form = useForm({
    id: 'agreement-check',
    start: { hash: '' },
    validate: ({ hash }) => ({
      hash: HASH_PATTERN.test(hashText(hash)) ? undefined : '哈希值为 64 位十六进制字符，请核对',
    }),
    send: async (typed) => {
      const hash = hashText(typed.hash)
      setFound({ hash, answer: await lazyCall('GET /agreement/verify', { hash }) })
    },
  })
  const chosen = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    setFault('')
    setFound(null)
    if (!file) return
    try {
      form.change({ hash: await hashOf(file) })
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  // a file chosen before the page's script had loaded
  useEffect(() => void read(chosen.current?.files?.[0]), [])
  const { id, error = form.refusal?.message } = form.field('hash')
  return (
    <form className={`${styles.check} ${styles.short}`} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field
        id="agreement-file"
        label="协议文件"
        error={fault || undefined}
        hint="从订单的协议页下载的文件，选择后自动计算哈希值"
      >
        <input
          ref={chosen}
          id="agreement-file"
          type="file"
          className="input input-lg"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </Field>
      <Field id={id} label="哈希值（SHA-256）" error={error}>
        <input className="input input-lg num" autoComplete="off" spellCheck={false} {...form.input('hash')} />
      </Field>
      <SubmitButton kind="primary" block loading={form.busy}>
        核对
      </SubmitButton>
      <div aria-live="polite">
        {found && found.hash === hashText(form.fields.hash) ? <Answer answer={found.answer} /> : null}
      </div>
    </form>
  )
}

function Answer({ answer: { genuine, signTime } }: { answer: Found }) {
  if (genuine)
    return (
      <Verdict
        kind="good"
        title="是在本平台签署的协议"
        text={`双方于 ${signTime.slice(0, 16)} 签署完成，内容没有改动过。`}
      />
    )
  return (
    <Verdict
      kind="bad"
      title="没有这份已签署的协议"
      text="文件可能被改动过，或者不是在本平台签署的。重新保存、另存格式也会改变哈希值，请用下载的原文件。"
    />
  )
}
