'use client'

import { App, Button, Checkbox, DatePicker, Form, Input, Select } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { lazy, Suspense, useState } from 'react'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { leaveForms } from '@/components/office/parts/unsaved/unsaved-forms'
import { useUnsaved } from '@/components/office/parts/unsaved/use-unsaved'
import { useSave } from '@/components/office/parts/use-save'
import { useStaff } from '@/components/office/parts/use-staff'
import { FieldError } from '@/components/ui/forms/field'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import { ANNOUNCEMENT, DOCUMENT, NEWS_CATEGORIES, PLATFORM_NEWS } from '@/lib/shared/site/news'
import { formatDateTime } from '@/lib/shared/time'
import { ArticleState } from './article-state'
import { isEditable, RichText } from './rich-text'

interface Fields {
  code?: string
  type: number
  category?: string
  title: string
  summary?: string
  keywords?: string
  cover?: string
  pinned?: boolean
  publishAt: Dayjs
  /** From the button, not from a field. */
  draft?: boolean
}
const TYPES = [
  { value: 2, label: '资讯' },
  { value: 1, label: '公告' },
  { value: 0, label: '文档' },
]
const CATEGORIES = Object.entries(NEWS_CATEGORIES).map(([value, label]) => ({ value, label }))
const MINUTE = 'YYYY-MM-DD HH:mm'
const ArticlePreview = lazy(() => import('./article-preview'))

interface Props {
  /** '' creates a new one. */
  code: string
  /** Type of a new one. */
  startsAs: number
  onClose: () => void
}

/** One article. Input is kept if saving fails. */
export default function ArticleForm({ code, startsAs, onClose }: Props) {
  const isNew = code === ''
  const { data, error, reload } = useLoad(code, async () =>
    isNew ? null : await call('GET /console/article', { code }),
  )
  if (!isNew && !data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  return <OpenForm code={code} startsAs={startsAs} article={data} onClose={onClose} />
}

type Article = Awaited<ReturnType<typeof call<'GET /console/article'>>>

function OpenForm({ code, startsAs, article, onClose }: Props & { article: Article | null }) {
  const [form] = Form.useForm<Fields>()
  const [html, setHtml] = useState(article?.html ?? '')
  const [isVisual, setVisual] = useState(() => isEditable(article?.html ?? ''))
  const type = Form.useWatch('type', form) ?? article?.type ?? startsAs
  const isNew = article === null
  const { modal } = App.useApp()
  const { house, siteName } = useStaff()
  const [isPreviewed, setPreviewed] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const isEmpty = !hasBody(html)
  const isPublic = article !== null && !article.draft
  const send = ({ draft, ...fields }: Fields) =>
    call('POST /console/saveArticle', {
      code: fields.code || code || undefined,
      isNew: isNew ? '1' : '0',
      revision: article?.revision,
      type: `${fields.type}` as '0',
      html,
      title: fields.title,
      summary: fields.summary ?? '',
      keywords: fields.keywords ?? '',
      category: fields.type === PLATFORM_NEWS ? (fields.category as 'game') : undefined,
      cover: fields.cover ?? '',
      gameId: `${article?.gameId ?? 0}`,
      pinned: fields.pinned ? '1' : '0',
      draft: draft ? '1' : '0',
      publishTime: fields.publishAt.format(MINUTE),
    }).then(() => (draft ? '已存为草稿，访客看不到' : fields.publishAt.isAfter(now) ? '已定时' : '已发布'))
  const { busy, save } = useSave(form, send, { onSaved: onClose })
  const { fields, touch } = useUnsaved(form)
  const handleHtml = (next: string) => {
    touch()
    setHtml(next)
  }
  // Beijing time, regardless of the editor's time zone
  const now = dayjs(formatDateTime(serverNow()))
  const handlePublish = (fields: Fields) => {
    if (isEmpty) return
    const where = house === 'platform' ? '所有站点' : siteName
    const isLater = fields.publishAt.isAfter(now)
    modal.confirm({
      title: isPublic ? '更新这篇文章？' : isLater ? '定时发布？' : '发布这篇文章？',
      content: isLater
        ? `到 ${fields.publishAt.format(MINUTE)} 自动公开，之前访客看不到。`
        : `${where}的访客立即可见。`,
      okText: isPublic ? '更新' : isLater ? '定时发布' : '发布',
      onOk: () => save({ ...fields, draft: false }),
    })
  }
  // title and body are checked together, before the question
  const handleSubmit = () => {
    setChecked(true)
    form.submit()
  }
  const handleDraft = async () => {
    setChecked(true)
    const fields = await form.validateFields().catch(() => null)
    if (!fields || isEmpty) return
    if (!isPublic) return save({ ...fields, draft: true })
    modal.confirm({
      title: '转为草稿？',
      content: '访客不再看到这篇文章，地址暂时失效。',
      okText: '转为草稿',
      onOk: () => save({ ...fields, draft: true }),
    })
  }
  return (
    <ScreenPage
      title={isNew ? (type === ANNOUNCEMENT ? '写公告' : '写文章') : '编辑文章'}
      note={<ArticleState article={article} />}
      actions={
        <>
          <Button onClick={() => leaveForms(onClose)}>返回</Button>
          <Button onClick={() => setPreviewed(true)}>预览</Button>
          <Button loading={busy} onClick={handleDraft}>
            {isPublic ? '转为草稿' : '存草稿'}
          </Button>
          <Button type="primary" loading={busy} onClick={handleSubmit}>
            {isPublic ? '更新' : '发布'}
          </Button>
        </>
      }
    >
      {isPreviewed ? (
        <Suspense>
          <ArticlePreview
            fields={{ ...form.getFieldsValue(), type, html }}
            siteName={siteName}
            views={article?.views ?? 0}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      ) : null}
      <section className={`panel ${styles.article}`} aria-label="文章">
        <Form
          {...fields}
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{
            ...article,
            category: article?.category || 'platform',
            type: article?.type ?? startsAs,
            publishAt: firstTime(article, now),
          }}
          onFinish={handlePublish}
        >
          <Form.Item name="title" label="标题" rules={[{ required: true, message: '请填写标题' }]}>
            <Input maxLength={60} showCount />
          </Form.Item>
          <div className={styles.row}>
            <Form.Item name="type" label="类型">
              <Select options={TYPES} />
            </Form.Item>
            {type === PLATFORM_NEWS ? (
              <Form.Item name="category" label="栏目">
                <Select options={CATEGORIES} />
              </Form.Item>
            ) : null}
            {type === DOCUMENT && isNew ? (
              <Form.Item name="code" label="地址" rules={[{ required: true, message: '请填写地址，例如 about' }]}>
                <Input maxLength={60} addonBefore="/news/" />
              </Form.Item>
            ) : null}
            <Form.Item name="publishAt" label="发布时间" rules={[{ required: true, message: '请选择发布时间' }]}>
              <DatePicker showTime={{ format: 'HH:mm' }} format={MINUTE} allowClear={false} />
            </Form.Item>
            <Form.Item name="pinned" valuePropName="checked" label="置顶">
              <Checkbox>排在列表最前</Checkbox>
            </Form.Item>
          </div>
          <details className={styles.fold}>
            <summary>搜索设置（SEO，选填）</summary>
            <Form.Item name="summary" label="摘要" extra="列表和搜索结果里标题下的文字">
              <Input.TextArea rows={2} maxLength={200} showCount />
            </Form.Item>
            <Form.Item name="keywords" label="关键词，用逗号隔开">
              <Input maxLength={100} />
            </Form.Item>
          </details>
        </Form>
        {isVisual ? (
          <RichText label="正文" html={html} onChange={handleHtml} />
        ) : (
          <Input.TextArea
            aria-label="正文的 HTML"
            autoSize={{ minRows: 14, maxRows: 30 }}
            value={html}
            onChange={(event) => handleHtml(event.target.value)}
          />
        )}
        <FieldError id="html" error={isChecked && isEmpty ? '请填写正文' : undefined} />
        <p className={styles.sub}>
          {isEditable(html) ? (
            <Button type="link" size="small" onClick={() => setVisual(!isVisual)}>
              {isVisual ? '改用 HTML' : '改用可视编辑'}
            </Button>
          ) : (
            '正文含表格或图注，只能编辑 HTML；保存时会清除脚本和样式。'
          )}
        </p>
      </section>
    </ScreenPage>
  )
}

/** Whether there is anything to read or to see. */
const hasBody = (html: string): boolean => html.includes('<img') || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''

/** A draft is published now unless a later time was chosen. */
function firstTime(article: Article | null, now: Dayjs): Dayjs {
  const chosen = dayjs(article?.createTime)
  return article && (!article.draft || chosen.isAfter(now)) ? chosen : now
}
