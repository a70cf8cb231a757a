import { GameCover } from '@/components/ui/pictures/game-cover'
import styles from './find-goods.module.css'
import { shelfHref } from './shelf-href'

/** Ways to find an item without its number. Works without scripts. */
export function FindGoods({ games }: { games: readonly { id: number; name: string }[] }) {
  return (
    <div className="wrap">
      <section className={`panel ${styles.find}`}>
        <h1>查找商品</h1>
        <p className="muted">输入商品编号或关键词，也可以从游戏开始挑选</p>
        <form action="/wares">
          <label className="sr" htmlFor="find-word">
            商品编号或关键词
          </label>
          <input
            className="input input-lg"
            id="find-word"
            name="keyWord"
            type="search"
            maxLength={100}
            placeholder="如 ZHWZ1070931，或 武则天"
            required
          />
          <button className="btn btn-primary btn-lg" type="submit">
            搜索
          </button>
        </form>
        <ul>
          {games.map((game) => (
            <li key={game.id}>
              <a href={`/wares?gt=1&gid=${game.id}`}>
                <GameCover id={game.id} size={40} />
                {game.name}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <a className="link" href="/wares?gt=1">
            全部账号
          </a>
          <a className="link" href="/wares?gt=27">
            全部道具
          </a>
          <a className="link" href={shelfHref('22')}>
            全部游戏币
          </a>
        </p>
      </section>
    </div>
  )
}
