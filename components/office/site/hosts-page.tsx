'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { HostRecord, shortName } from './host-record'
import { HostState } from './host-state'
import { HostTargetRecord } from './host-target'
import styles from './site.module.css'
import type { HostRow, HostTarget } from './types'

const STATES = {
  primary: ['tag tag-safe', '主域名'],
  active: ['tag tag-safe', '已生效'],
  waiting: ['tag tag-bargain', '等待验证'],
} as const

/** Routes of an active host that do not lead here. */
const LOST: ReadonlySet<string> = new Set(['none', 'elsewhere'])

/** Hosts of the site: bind one, verify it by a TXT record or a file, choose the primary one for links. */
export default function HostsPage() {
  const { data, error, reload } = useLoad('hosts', () => call('GET /console/hosts', {}))
  const form = useForm({
    start: { host: '' },
    send: async ({ host }) => {
      await call('POST /console/claimHost', { host })
      form.change({ host: '' })
      reload()
    },
  })
  return (
    <div className={styles.sheetPage}>
      <h1>域名</h1>
      <p className={styles.note}>
        先在这里绑定域名并证明它是你的，再把它解析到本站。主域名用于对外的链接、邮件和搜索引擎。
      </p>
      <form className={styles.oneLine} noValidate onSubmit={form.submit}>
        <Field {...form.field('host')} label="绑定域名">
          <input
            className="input"
            placeholder="www.example.com"
            inputMode="url"
            autoComplete="off"
            {...form.input('host')}
          />
        </Field>
        <SubmitButton kind="primary" loading={form.busy}>
          绑定
        </SubmitButton>
      </form>
      <FormAlert form={form} />
      {data?.list.some(({ state }) => state === 'waiting') ? null : (
        <ol className={styles.ways} aria-label="绑定步骤">
          <li>填写域名并点“绑定”，这里会给出一条 TXT 解析记录，也可以改用验证文件。</li>
          <li>到域名服务商（阿里云、腾讯云等）添加这条记录，约 10 分钟生效。</li>
          <li>回到这里点“立即验证”，通过后这里给出指向本站的 CNAME 和 A 记录，照着添加即可，并显示解析和证书状态。</li>
        </ol>
      )}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <ul className={styles.hosts} aria-label="域名列表">
        {data?.list.map((row) => (
          <HostItem key={row.host} row={row} target={data.target} onDone={reload} />
        ))}
      </ul>
    </div>
  )
}

interface ItemProps {
  row: HostRow
  target: HostTarget
  onDone: () => void
}

function HostItem({ row, target, onDone }: ItemProps) {
  const [busy, setBusy] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const { host, state, record, check, finding, checkTime } = row
  const act = async (name: string, work: () => Promise<unknown>, done: string) => {
    setBusy(name)
    try {
      await work()
      toast({ kind: 'done', text: done })
    } catch (refusal) {
      toast({ kind: 'warn', text: refusal instanceof Error ? refusal.message : '操作失败' })
    } finally {
      setBusy('')
      onDone()
    }
  }
  const verify = () => act('verify', () => call('POST /console/verifyHost', { host }), `${host} 已生效`)
  const [tag, words] = STATES[state]
  return (
    <li>
      <div>
        <b className="num">{host}</b>
        <span className={tag}>{words}</span>
        <span className={styles.push}>
          {state === 'waiting' ? (
            <Button kind="primary" size="sm" loading={busy === 'verify'} onClick={verify}>
              立即验证
            </Button>
          ) : null}
          {state === 'active' ? (
            <Button
              size="sm"
              loading={busy === 'primary'}
              onClick={() => act('primary', () => call('POST /console/primaryHost', { host }), `${host} 已设为主域名`)}
            >
              设为主域名
            </Button>
          ) : null}
          {state === 'primary' ? null : (
            <Button kind="text" size="sm" loading={busy === 'drop'} onClick={() => setRemoving(true)}>
              移除
            </Button>
          )}
        </span>
      </div>
      {state === 'waiting' ? null : <HostState host={host} check={check} onDone={onDone} />}
      {state !== 'waiting' && check && LOST.has(check.route) ? (
        <HostTargetRecord name={shortName(host)} target={target} />
      ) : null}
      <ConfirmDialog
        open={isRemoving}
        title={`移除 ${host}？`}
        confirmText="移除"
        onConfirm={async () => {
          await act('drop', () => call('POST /console/dropHost', { host }), `${host} 已移除`)
        }}
        onClose={() => setRemoving(false)}
      >
        {state === 'waiting'
          ? '之后可以重新绑定，验证记录会更换。'
          : '用这个域名的访客将打不开本站，已分享的链接失效。'}
      </ConfirmDialog>
      {record ? (
        <HostRecord record={record} finding={finding} checkTime={checkTime} busy={busy === 'verify'} onCheck={verify} />
      ) : null}
    </li>
  )
}
