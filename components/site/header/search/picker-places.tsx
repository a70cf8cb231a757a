'use client'

import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { type Area, chooseArea, chooseServer, type PickOption, type Selection } from './selection'

interface Props {
  areas: readonly Area[] | undefined
  failed: boolean
  onRetry: () => void
  chosen: Selection
  onChoose: (next: Selection) => void
}

/** Area and server columns; empty until the previous one is selected. */
export function PickerPlaces({ areas, failed, onRetry, chosen, onChoose }: Props) {
  const area = areas?.find((a) => a.specialId === chosen.area?.id)
  return (
    <>
      <Column
        of="area"
        title="大区"
        options={areas?.map((a) => ({ id: a.specialId, name: a.specialName, more: a.secondOptions.length > 0 })) ?? []}
        chosen={chosen.area?.id}
        hint={chosen.game ? (failed ? '' : areas ? '' : '加载中…') : '先选择游戏'}
        onChoose={(next) => onChoose(chooseArea(chosen, next))}
      >
        {failed ? <LoadError message="加载失败" onRetry={onRetry} /> : null}
      </Column>
      <Column
        of="server"
        title="服务器"
        options={area?.secondOptions.map((s) => ({ id: s.twoSpecialId, name: s.twoSpecialName })) ?? []}
        chosen={chosen.server?.id}
        hint={area ? '' : '先选择大区'}
        onChoose={(next) => onChoose(chooseServer(chosen, next))}
      />
    </>
  )
}

function Column({
  of,
  title,
  options,
  chosen,
  hint,
  onChoose,
  children,
}: {
  of: 'area' | 'server'
  title: string
  options: readonly (PickOption & { more?: boolean })[]
  chosen: number | undefined
  hint: string
  onChoose: (next: PickOption | undefined) => void
  children?: React.ReactNode
}) {
  return (
    <section className="pk-col" aria-label={title} data-column={of}>
      <h3>{title}</h3>
      {children}
      {hint ? <p className="pk-hint">{hint}</p> : null}
      {hint || children ? null : (
        <ul>
          <li>
            <button
              type="button"
              aria-current={chosen === undefined ? 'true' : undefined}
              onClick={() => onChoose(undefined)}
            >
              不限
            </button>
          </li>
          {options.map((option) => {
            const on = option.id === chosen
            return (
              <li key={option.id}>
                <button
                  type="button"
                  aria-current={on ? 'true' : undefined}
                  onClick={() => onChoose({ id: option.id, name: option.name })}
                >
                  {option.name}
                  {option.more ? <Icon name="right" /> : on ? <Icon name="check" /> : null}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
