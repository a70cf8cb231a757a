'use client'

import { Button, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { lazy, Suspense, useState } from 'react'
import { minuteOf } from '@/components/office/parts/minute-picker'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { leaveForms } from '@/components/office/parts/unsaved/unsaved-forms'
import { useUnsaved } from '@/components/office/parts/unsaved/use-unsaved'
import { useSave } from '@/components/office/parts/use-save'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { formatDateTime } from '@/lib/shared/time'
import { CaseFields } from './case-fields'
import type { CaseDraft } from './case-preview'
import { CaseVisibility } from './case-visibility'

const CasePreview = lazy(() => import('./case-preview'))

type CaseFile = OutputOf<ApiContract['GET /console/case']>

interface Fields {
  kind: 'trade' | 'retrieval'
  title: string
  gameId?: number
  parties: { role: string; name: string }[]
  facts: string
  reasoning: string
  ruleName: string
  ruleText: string
  decision: string
  claimed: string
  awarded: string
  openAt: Dayjs
  decideAt: Dayjs
  timeline: { at: Dayjs; title: string; note?: string }[]
  /** Of a change. */
  reason: string
}

const BLANK: Partial<Omit<Fields, 'timeline'>> & { timeline: Partial<Fields['timeline'][number]>[] } = {
  kind: 'trade',
  parties: [
    { role: '买家', name: '' },
    { role: '卖家', name: '' },
  ],
  timeline: [{ title: '受理' }, { title: '给出处理结果' }],
}

const fieldsOf = ({ gameId, openTime, decideTime, timeline, ...file }: CaseFile) => ({
  ...file,
  gameId: gameId || undefined,
  openAt: dayjs(openTime),
  decideAt: dayjs(decideTime),
  timeline: timeline.map(({ time, title, note }) => ({ at: dayjs(time), title, note })),
})

const TIME = 'YYYY-MM-DD HH:mm:ss'
/** What is filled in so far; times that are missing are shown as now. */
function draftOf({ openAt, decideAt, timeline, ...fields }: Partial<Fields>): CaseDraft {
  const timeOf = (at: Dayjs | undefined) => (at ?? dayjs(formatDateTime(serverNow()))).format(TIME)
  return {
    ...fields,
    kind: fields.kind ?? 'trade',
    openTime: timeOf(openAt),
    decideTime: timeOf(decideAt),
    timeline: (timeline ?? []).map(({ at, title, note }) => ({ time: timeOf(at), title, note })),
  }
}

/** One decided case, written for the public: identifies no person. `code` '' publishes a new one. */
export default function CaseForm({ code, onClose }: { code: string; onClose: () => void }) {
  const { data, error, reload } = useLoad(code || null, () => call('GET /console/case', { code }))
  if (code && !data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  return <OpenForm file={data} onClose={onClose} />
}

function OpenForm({ file, onClose }: { file: CaseFile | null; onClose: () => void }) {
  const [form] = Form.useForm<Fields>()
  const send = ({ gameId, parties, openAt, decideAt, timeline, reason, ...values }: Fields) => {
    const input = {
      ...values,
      gameId: `${gameId ?? 0}`,
      parties: JSON.stringify(parties),
      openTime: minuteOf(openAt),
      decideTime: minuteOf(decideAt),
      timeline: JSON.stringify(timeline.map(({ at, title, note = '' }) => ({ time: minuteOf(at), title, note }))),
    }
    return file
      ? call('POST /console/updateCase', { ...input, code: file.code, revision: file.revision, reason })
      : call('POST /console/publishCase', input)
  }
  const [preview, setPreview] = useState<CaseDraft | null>(null)
  const { busy, save } = useSave(form, send, { done: file ? '已保存' : '已公示', onSaved: onClose })
  useUnsaved(form)
  return (
    <ScreenPage title={file ? '编辑公示案例' : '公示案例'} note="所有人可见：称呼要打码，不要写联系方式">
      <section className={`panel ${styles.article}`} aria-label="案例">
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError
          initialValues={file ? fieldsOf(file) : BLANK}
          onFinish={save}
        >
          <CaseFields isOpen={file !== null} />
          {file ? (
            <Form.Item name="reason" label="修改原因" rules={[{ required: true, message: '请填写修改原因' }]}>
              <Input maxLength={200} placeholder="只记入操作日志，不公示" />
            </Form.Item>
          ) : null}
        </Form>
      </section>
      <footer className={styles.stickyFoot}>
        {file ? (
          <span className={styles.footActions}>
            <CaseVisibility shown={file} onChanged={onClose} />
          </span>
        ) : null}
        <Button onClick={() => leaveForms(onClose)}>返回</Button>
        <Button onClick={() => setPreview(draftOf(form.getFieldsValue()))}>预览</Button>
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          {file ? '保存' : '公示'}
        </Button>
      </footer>
      {preview ? (
        <Suspense>
          <CasePreview draft={preview} onClose={() => setPreview(null)} />
        </Suspense>
      ) : null}
    </ScreenPage>
  )
}
