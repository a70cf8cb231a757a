'use client'

import { App, Button, Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import { LegalText } from '@/components/listings/news/legal-text'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { leaveForms } from '@/components/office/parts/unsaved/unsaved-forms'
import { useUnsaved } from '@/components/office/parts/unsaved/use-unsaved'
import { useSave } from '@/components/office/parts/use-save'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { fillTransfer, LEGAL_TITLES, type LegalKind, TRANSFER_FIELDS, transferFault } from '@/lib/shared/site/legal'
import { LegalPublish } from './legal-publish'

type Row = OutputOf<ApiContract['GET /console/legalDocuments']>['list'][number]
type Version = OutputOf<ApiContract['GET /console/legalDocument']>

interface Props {
  kind: LegalKind
  versions: readonly Row[]
  onClose: () => void
}

/** The draft of a document, or a new one that begins with the newest text. */
export default function LegalForm({ kind, versions, onClose }: Props) {
  const [newest] = versions
  const { data, error, reload } = useLoad(`legal ${kind} ${newest?.version}`, () =>
    call('GET /console/legalDocument', { kind, version: `${newest?.version}` }),
  )
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  return <OpenForm kind={kind} found={data} onClose={onClose} />
}

interface Fields {
  text: string
  note?: string
}

function OpenForm({ kind, found, onClose }: { kind: LegalKind; found: Version; onClose: () => void }) {
  const { modal } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const isDraft = found.state === 'draft'
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const [publishing, setPublishing] = useState<{ documentId: number; updateTime: string } | null>(null)
  const text = Form.useWatch('text', form) ?? found.text
  const fault = transferFault(kind, text)
  const send = ({ text: typed, note = '' }: Fields) => call('POST /console/saveLegalDraft', { kind, text: typed, note })
  const { busy, save } = useSave(form, send, { done: '草稿已保存', onSaved: onClose })
  const { reset } = useUnsaved(form)
  const handlePublish = async () => {
    const fields = await form.validateFields()
    const saved = await send(fields)
    reset()
    setPublishing(saved)
  }
  const handleRemove = () =>
    modal.confirm({
      title: '删除这份草稿？',
      content: '已发布的版本不受影响。',
      okText: '删除',
      cancelText: '取消',
      onOk: async () => {
        await call('POST /console/removeLegalDraft', { documentId: `${found.documentId}` })
        onClose()
      },
    })
  return (
    <ScreenPage
      title={`${LEGAL_TITLES[kind]} · ${isDraft ? `第 ${found.version} 版草稿` : '新版本'}`}
      actions={
        <>
          <Button onClick={() => leaveForms(onClose)}>返回</Button>
          {isDraft ? (
            <Button danger onClick={handleRemove}>
              删除草稿
            </Button>
          ) : null}
          <Button loading={busy} onClick={() => form.submit()}>
            保存草稿
          </Button>
          <Button type="primary" onClick={() => void handlePublish().catch(() => form.submit())}>
            发布
          </Button>
        </>
      }
    >
      <section className={`panel ${styles.article}`} aria-label="正文">
        <Segmented
          options={[
            { value: 'edit', label: '编辑' },
            { value: 'preview', label: '预览' },
          ]}
          value={view}
          onChange={setView}
        />
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          hidden={view === 'preview'}
          initialValues={{ text: found.text, note: isDraft ? found.note : '' }}
          onFinish={save}
        >
          <Form.Item name="note" label="改了什么（公开）">
            <Input maxLength={200} showCount />
          </Form.Item>
          <Form.Item
            name="text"
            label="正文"
            extra="行首“## ”为标题，“- ”为列表，**两侧加星号**为加粗"
            rules={[{ required: true, message: '请填写正文' }]}
            validateStatus={fault ? 'error' : undefined}
            help={fault}
          >
            <Input.TextArea autoSize={{ minRows: 18, maxRows: 40 }} maxLength={40_000} />
          </Form.Item>
          {kind === 'transfer' ? <FieldList /> : null}
        </Form>
        {view === 'preview' ? (
          <LegalText text={kind === 'transfer' ? fillTransfer(text, TRANSFER_FIELDS) : text} />
        ) : null}
      </section>
      {publishing ? (
        <LegalPublish kind={kind} {...publishing} onClose={() => setPublishing(null)} onPublished={onClose} />
      ) : null}
    </ScreenPage>
  )
}

/** Names of the fields, with the example of the preview. */
function FieldList() {
  return (
    <details>
      <summary>可以使用的填写项</summary>
      <ul className={styles.versions}>
        {Object.entries(TRANSFER_FIELDS).map(([name, example]) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code>
            <span className={styles.sub}>{`例：${example}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
