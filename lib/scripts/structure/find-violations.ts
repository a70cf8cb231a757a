import { apiMockFaults } from './api-mocks'
import { deviceClockFaults } from './device-clock'
import { fileLengthFaults } from './file-length'
import { folderSizeFaults } from './folder-size'
import { moduleFileFaults } from './module-files'
import { numberSpacingFaults } from './number-spacing'
import { foldersOf, isUnranked } from './ranks'
import { type Import, readImports } from './read-imports'
import { RULES } from './rules'
import { waitingFaults } from './waiting'

interface Structure {
  files: number
  imports: number
  violations: string[]
}

/** Path -> source of every file; violations as lines a person can act on. Rules for tests are their length, how they wait and how they answer API calls. */
export function findViolations(all: ReadonlyMap<string, string>): Structure {
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
      ...[...sources].flatMap(([path, source]) => moduleFileFaults(path, source)),
      ...[...sources].flatMap(([path, source]) => numberSpacingFaults(path, source)),
      ...[...sources].flatMap(([path, source]) => deviceClockFaults(path, source)),
      ...[...sources].filter(isLongWay).map(([path]) => `18 rooms of lib import their own files relatively: ${path}`),
      ...[...all].flatMap(([path, source]) => [
        ...fileLengthFaults(path, source),
        ...waitingFaults(path, source),
        ...apiMockFaults(path, source),
      ]),
      ...findCycles(imports, files).map((cycle) => `1 no cycles: ${cycle.join(' -> ')}`),
      ...folderSizeFaults([...all.keys()]),
      ...findFolderCycles(imports).map((cycle) => `11 folders of a group form no cycle: ${cycle.join(' -> ')}`),
    ],
  }
}

/** `@/lib/server/…` inside lib/server, and so on. */
const isLongWay = ([path, source]: [path: string, source: string]): boolean => {
  const [room] = /^lib\/[^/]+\//.exec(path) ?? []
  return room !== undefined && new RegExp(`(?:from|import)[ (]'@/${room}`).test(source)
}

/** One cycle per knot; types count, since a type that points back belongs where it points. */
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

/** Folders of one group that import each other, in a circle. */
function findFolderCycles(imports: Import[]): string[][] {
  const pairs = imports.flatMap(({ from, to }) => foldersOf(from, to) ?? [])
  const between = [...new Map(pairs.map((pair) => [`${pair.from} ${pair.to}`, pair])).values()]
  return findCycles(between, new Set(between.flatMap(({ from, to }) => [from, to])))
}
