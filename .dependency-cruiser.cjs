// Who may import whom. Desk and gateway share facts (contract), how a database is reached (database), how a
// document is printed (pdf), how texts are compared (text), how a program listens and ends (program), how it is
// traced (telemetry), and no other behaviour.

const folders = [
  'app',
  'bench',
  'components',
  'contract',
  'database',
  'desk',
  'e2e',
  'gateway',
  'lib',
  'pdf',
  'program',
  'scripts',
  'server',
  'telemetry',
  'tests',
  'text',
]

/** What each folder may import besides itself, as path patterns. `tests` and `bench` may import everything. */
const allowed = {
  contract: [],
  database: ['^program/own-time'],
  pdf: [],
  program: ['^contract/'],
  telemetry: ['^program/'],
  text: [],
  // The desk's own server around Next, which runs the rest.
  desk: ['^contract/', '^program/', '^telemetry/'],
  lib: ['^contract/', '^text/'],
  server: ['^lib/', '^contract/', '^text/', '^database/', '^pdf/', '^program/', '^telemetry/'],
  components: ['^lib/', '^contract/', '^text/', '^server/.*actions[.]ts$'],
  // The document says whether pages trace what they read.
  app: ['^components/', '^lib/', '^contract/', '^server/', '^telemetry/spans[.]ts$'],
  gateway: ['^contract/', '^text/', '^database/', '^pdf/', '^program/', '^telemetry/'],
  // A second pair of programs joins the database of the first, with the same secrets.
  e2e: [
    '^contract/',
    '^gateway/control/client[.]ts$',
    '^scripts/(ensure/browser[.]mjs|postgres[.]ts|start/secrets[.]ts)$',
    '^tests/fault-proxy/fault-proxy[.]ts$',
  ],
  scripts: ['^contract/', '^database/', '^program/', '^e2e/'],
}

/** Which other nouns each noun of the simulated world may import. */
const worldAllowed = {
  reference: [],
  geography: ['reference'],
  air: ['reference'],
  drawing: [],
  hotel: ['geography', 'drawing'],
  place: ['reference', 'geography', 'hotel'],
  activity: ['reference', 'geography', 'drawing'],
}

/**
 * The floors of the desk's server with their rooms, from the ground up. A room imports what is on lower floors, and
 * the rooms that stand before it on its own: so no two import each other, whatever stands between them.
 */
const floors = {
  // How the desk stores, seals, asks who is there and calls the booking service. Nothing here knows a booking.
  ground: [
    'crypto',
    'html',
    'map',
    'request',
    'store',
    'intent',
    'session',
    'gateway-client',
    'reference',
    'config',
    'read',
  ],
  booking: ['draft', 'statement', 'booking', 'macro'],
  kinds: ['client', 'traveller', 'air', 'hotel', 'activity'],
  screens: [
    'wallet',
    'office',
    'invoice',
    'accounts',
    'trip',
    'quote',
    'today',
    'studio',
    'shell',
    'commands',
  ],
}
const rooms = Object.values(floors).flat()
const inRooms = (names) => `^server/(${names.join('|')})/`

const product = '^(app|components|contract|database|desk|gateway|lib|pdf|program|server|telemetry|text)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(allowed).map(([folder, patterns]) => ({
      name: `${folder}-imports`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: `^(${folders.join('|')})/`, pathNot: [`^${folder}/`, ...patterns] },
    })),
    {
      name: 'contract-knows-only-zod',
      severity: 'error',
      from: { path: '^contract/' },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    {
      name: 'gateway-without-desk-framework',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^node_modules/(next|next-auth|react|react-dom|@tanstack)/' },
    },
    {
      // The simulated world is one supplier of several; other code reaches it through `Services`.
      name: 'suppliers-through-ports',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '^gateway/(main[.]ts$|commands/migrate[.]ts$|world/)' },
      to: { path: '^gateway/world/' },
    },
    {
      name: 'supply-knows-no-seller',
      severity: 'error',
      from: { path: '^gateway/supply/' },
      to: { path: '^gateway/', pathNot: '^gateway/supply/' },
    },
    {
      name: 'world-knows-no-seller',
      severity: 'error',
      from: { path: '^gateway/world/', pathNot: '^gateway/world/suppliers[.]ts$' },
      to: { path: '^gateway/', pathNot: '^gateway/(world/|supply/|(hash|time-zone|uuid)[.]ts$)' },
    },
    ...Object.entries(worldAllowed).map(([noun, others]) => ({
      name: `world-${noun}-imports`,
      severity: 'error',
      from: { path: `^gateway/world/${noun}/` },
      to: { path: '^gateway/world/[^/]+/', pathNot: `^gateway/world/(${[noun, ...others].join('|')})/` },
    })),
    {
      // The recorded suppliers prove the ports: they must work without the simulated world.
      name: 'recorded-without-world',
      severity: 'error',
      from: { path: '^tests/(setup/recorded/|gateway/.*recorded-)' },
      to: { path: '^gateway/world/', reachable: true },
    },
    ...rooms.slice(0, -1).map((room, at) => ({
      name: `server-${room}-floor`,
      severity: 'error',
      from: { path: inRooms([room]) },
      to: { path: inRooms(rooms.slice(at + 1)) },
    })),
    {
      // A kind of booking is sold without the others.
      name: 'server-kinds-apart',
      severity: 'error',
      from: { path: '^server/(air|hotel|activity)/' },
      to: { path: '^server/(air|hotel|activity)/', pathNot: '^server/$1/' },
    },
    {
      // The table of the kinds is how lower floors reach them without an import of their rooms.
      name: 'server-ground-knows-no-kind',
      severity: 'error',
      from: { path: [inRooms(floors.ground), '^server/[^/]+[.]ts$'], pathNot: '^server/kinds[.]ts$' },
      to: { path: ['^server/kinds[.]ts$', inRooms(rooms.slice(floors.ground.length))] },
    },
    {
      // Answers pass the read route as they are: it need not know what is in them.
      name: 'read-knows-no-kind',
      severity: 'error',
      from: { path: '^server/read/' },
      to: { path: '^(server|lib)/kinds[.]ts$|^lib/(air|hotel|activity)/', reachable: true },
    },
    {
      name: 'server-room-without-floor',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: inRooms(rooms) },
      to: {},
    },
    {
      name: 'ui-knows-no-travel',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/', pathNot: '^components/(keys|ui)/' },
    },
    {
      // `lib` is code that both sides run. Each module needs an importer among these folders; since imports have no
      // cycles, the chain of importers ends at the server or at a route.
      name: 'lib-runs-on-the-server',
      severity: 'error',
      from: { path: ['^(app|server|lib)/', '^(proxy|instrumentation|next[.]config)[.]ts$'] },
      module: { path: '^lib/', numberOfDependentsLessThan: 1 },
    },
    {
      // Here it ends at a component.
      name: 'lib-runs-in-the-browser',
      severity: 'error',
      from: { path: '^(components|lib)/' },
      module: { path: '^lib/', numberOfDependentsLessThan: 1 },
    },
    { name: 'no-cycles', severity: 'error', from: { path: product }, to: { circular: true } },
    {
      name: 'no-development-packages',
      severity: 'error',
      // `make` folders hold scripts that write checked-in data; they never run in the product.
      from: { path: product, pathNot: '/make/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unlisted-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no-dead-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count too: they are dependencies of the source.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
}
