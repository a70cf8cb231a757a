import { Empty } from '@/components/ui/kit/empty'

/** Message for a list of a game that this site does not have. */
export function NoSuchGame() {
  return (
    <section className="panel">
      <h1 className="sr">没有这个游戏</h1>
      <Empty title="没有这个游戏" text="链接可能写错了，或者本站不再交易这款游戏">
        <a className="btn btn-primary" href="/allgame">
          选择其他游戏
        </a>
      </Empty>
    </section>
  )
}
