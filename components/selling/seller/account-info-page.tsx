import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { PageBanner } from '@/components/ui/pictures/page-banner'
import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import styles from './account-info.module.css'
import { AccountInfoForm } from './account-info-form'

/** Two full-width rows; the complete list is below them. */
const SHOWN = 12

interface Props {
  games: readonly Game[]
  chosen: Game | undefined
  filter: GameFilter | undefined
  isUnverified: boolean
}

export function AccountInfoPage({ games, chosen, filter, isUnverified }: Props) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '账号资料生成' }]} />
      <PageBanner title="账号资料生成" text="填几项资料，自动写出规范的标题和描述，带到发布页直接用。" />
      <nav className={`panel ${styles.games}`} aria-label="选择游戏">
        <ul>
          {games.slice(0, SHOWN).map((game) => (
            <li key={game.id}>
              <a
                href={`/specilPage/createAccountInfo?gid=${game.id}`}
                aria-current={game.id === chosen?.id ? 'true' : undefined}
              >
                <GameCover id={game.id} logo={game.gameLogo} size={28} />
                <span className="ell">{game.name}</span>
              </a>
            </li>
          ))}
        </ul>
        <form action="/specilPage/createAccountInfo">
          <label className="sr" htmlFor="all-games">
            全部游戏
          </label>
          <select className="input" id="all-games" name="gid" defaultValue={chosen?.id}>
            {games.map((game) => (
              <option key={game.id} value={game.id}>
                {game.initial} {game.name}
              </option>
            ))}
          </select>
          <button className="btn" type="submit">
            选择
          </button>
        </form>
      </nav>
      {chosen && filter ? (
        <AccountInfoForm key={chosen.id} gameName={chosen.name} filter={filter} isUnverified={isUnverified} />
      ) : (
        <div className={`panel ${styles.none}`}>
          <Empty title="暂无可选游戏" text="请稍后再来" />
        </div>
      )}
    </div>
  )
}
