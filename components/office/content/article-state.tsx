import { Tag } from 'antd'
import { serverNow } from '@/lib/client/server-clock'
import { formatDateTime } from '@/lib/shared/time'

/** Whether visitors see an article; null: a new one. */
export function ArticleState({ article }: { article: { draft: boolean; createTime: string } | null }) {
  if (!article) return <Tag>未发布</Tag>
  if (article.draft) return <Tag>草稿</Tag>
  return article.createTime > formatDateTime(serverNow()) ? (
    <Tag color="processing">定时</Tag>
  ) : (
    <Tag color="success">已发布</Tag>
  )
}
