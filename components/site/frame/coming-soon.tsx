import { Empty } from '@/components/ui/kit/empty'

/** Placeholder for a feature that is not available yet. */
export function ComingSoon() {
  return (
    <div className="wrap error-page">
      <div className="panel" style={{ width: '100%' }}>
        <h1 className="sr">暂未开放</h1>
        <Empty title="暂未开放，敬请期待！">
          <a className="btn" href="/">
            返回首页
          </a>
        </Empty>
      </div>
    </div>
  )
}
