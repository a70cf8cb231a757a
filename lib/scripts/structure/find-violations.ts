import { apiMockViolations } from './api-mocks'
import { deviceClockViolations } from './device-clock'
import { fileLengthViolations } from './file-length'
import { folderSizeViolations } from './folder-size'
import { interfaceTermViolations } from './interface-terms'
import { literalSpreadViolations } from './literal-spreads'
import { migrationViolations } from './migrations'
import { modeNameViolations } from './mode-names'
import { moduleFileViolations } from './module-files'
import { numberSpacingViolations } from './number-spacing'
import { plainWordViolations } from './plain-words'
import { foldersOf, isUnranked } from './ranks'
import { type Import, readImports } from './read-imports'
import { RULES } from './rules'
import { waitingViolations } from './waiting'

interface Structure {
  files: number
  imports: number
  violations: string[]
}

/**
 * Path -> source of every file; returns violations as lines a person can act on. Test files are only checked for
 * length, waiting and API mocks.
 */
export function findViolations(texts: ReadonlyMap<string, string>): Structure {
  const all = new Map([...texts].filter(([path]) => !path.endsWith('.sql')))
  const sources = new Map([...all].filter(([path]) => !/^(?:tests|e2e)\//.test(path)))
  const files = new Set(sources.keys())
  const imports = [...sources].flatMap(([path, source]) => readImports(path, source, files))
  const broken = imports.flatMap((i) =>
    RULES.filter((rule) => rule.breaks(i)).map((rule) => `${rule.name}: ${i.from} -> ${i.to}`),
  )
  return {
    files: all.size,
    imports: imports.length,
    violations: [
      ...broken,
      ...[...files].filter(isUnranked).map((path) => `11 every folder has a rank: ${path}`),
      ...[...sources].flatMap(([path, source]) => moduleFileViolations(path, source)),
      ...[...sources].flatMap(([path, source]) => numberSpacingViolations(path, source)),
      ...[...sources].flatMap(([path, source]) => interfaceTermViolations(path, source)),
      ...[...sources].flatMap(([path, source]) => deviceClockViolations(path, source)),
      ...[...sources].flatMap(([path, source]) => modeNameViolations(path, source)),
      ...[...sources].filter(isLongWay).map(([path]) => `18 rooms of lib import their own files relatively: ${path}`),
      ...[...all].flatMap(([path, source]) => [
        ...fileLengthViolations(path, source),
        ...plainWordViolations(path, source),
        ...literalSpreadViolations(path, source),
        ...waitingViolations(path, source),
        ...apiMockViolations(path, source),
      ]),
      ...[...texts].flatMap(([path, text]) => migrationViolations(path, text)),
      ...findCycles(imports, files).map((cycle) => `1 no cycles: ${cycle.join(' -> ')}`),
      ...folderSizeViolations([...all.keys()]),
      ...findFolderCycles(imports).map((cycle) => `11 folders of a group form no cycle: ${cycle.join(' -> ')}`),
    ],
  }
}

/** True for an import by `@/lib/server/…` inside lib/server, and so on. */
const isLongWay = ([path, source]: [path: string, source: string]): boolean => {
  const [room] = /^lib\/[^/]+\//.exec(path) ?? []
  return room !== undefined && new RegExp(`(?:from|import)[ (]'@/${room}`).test(source)
}

/**
 * Reports one cycle per group of files that import each other; type imports count, because a type that causes a cycle
 * belongs in the other file.
 */
function findCycles(imports: Pick<Import, 'from' | 'to'>[], files: ReadonlySet<string>): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (files.has(to)) next.set(from, [...(next.get(from) ?? []), to])
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[][] = []
  const visit = (path: string, trail: string[]) => {
    state.set(path, 'open')
    for (const to of next.get(path) ?? []) {
      if (state.get(to) === 'open') cycles.push([...trail.slice(trail.indexOf(to)), to])
      else if (!state.has(to)) visit(to, [...trail, to])
    }
    state.set(path, 'done')
  }
  for (const path of files) if (!state.has(path)) visit(path, [path])
  return cycles
}

/** Finds folders of one group that import each other in a cycle. */
function findFolderCycles(imports: Import[]): string[][] {
  const pairs = imports.flatMap(({ from, to }) => foldersOf(from, to) ?? [])
  const between = [...new Map(pairs.map((pair) => [`${pair.from} ${pair.to}`, pair])).values()]
  return findCycles(between, new Set(between.flatMap(({ from, to }) => [from, to])))
}
