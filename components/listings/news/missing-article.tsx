import { ErrorBlock } from '@/components/ui/kit/error-block'

/** Shown if there is no article with this code. */
export function MissingArticle() {
  return (
    <ErrorBlock code={404} title="文章不存在或已被删除" text="链接可能写错了，文章也可能已经撤下">
      <a className="btn" href="/news">
        去资讯中心
      </a>
    </ErrorBlock>
  )
}
