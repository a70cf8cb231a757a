import { Tag } from 'antd'

/** Whether visitors see an article; null: a new one. */
export function ArticleState({ article }: { article: { draft: boolean; isOut: boolean } | null }) {
  if (!article) return <Tag>未发布</Tag>
  if (article.draft) return <Tag>草稿</Tag>
  return article.isOut ? <Tag color="success">已发布</Tag> : <Tag color="processing">定时</Tag>
}
