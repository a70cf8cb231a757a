'use client'

import { Modal } from 'antd'
import type { Dayjs } from 'dayjs'
import { Article } from '@/components/listings/news/article'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { PLATFORM_NEWS } from '@/lib/shared/site/news'

interface Props {
  fields: {
    type: number
    category?: string
    title?: string
    keywords?: string
    pinned?: boolean
    publishAt: Dayjs
    html: string
  }
  siteName: string
  views: number
  onClose: () => void
}

/** An article as its page would show it, made of what is in the form; the server sanitises the text. */
export default function ArticlePreview({ fields, siteName, views, onClose }: Props) {
  const { data, error, reload } = useLoad(`preview ${fields.html}`, () =>
    call('POST /console/previewArticle', { html: fields.html }),
  )
  const time = fields.publishAt.format('YYYY-MM-DD HH:mm:ss')
  return (
    <Modal open title="预览" width={920} footer={null} onCancel={onClose}>
      {data ? (
        <Article
          siteName={siteName}
          article={{
            ...data,
            code: '',
            type: fields.type,
            category: fields.type === PLATFORM_NEWS ? (fields.category ?? '') : '',
            title: fields.title || '未填标题',
            smallTitle: '',
            summary: '',
            cover: '',
            gameId: 0,
            views,
            pinned: fields.pinned ?? false,
            createTime: time,
            updateTime: time,
            keywords: fields.keywords ?? '',
            game: null,
            prev: null,
            next: null,
            related: [],
          }}
        />
      ) : error ? (
        <LoadError message={error} onRetry={reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </Modal>
  )
}
