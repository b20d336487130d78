// What may import what, beyond the directions between workspaces, which Biome holds. Checked by scripts/boundaries.ts.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'areas meet through services',
      comment:
        'An area that reads another area’s table would break whenever that area changes how it stores.',
      severity: 'error',
      from: { path: '^api/src/areas/([^/]+)/' },
      to: { path: '^api/src/areas/[^/]+/(table|migrations)[.]ts$', pathNot: '^api/src/areas/$1/' },
    },
    {
      name: 'http knows no area',
      comment: 'What every request passes works for any area; an area says what is its own.',
      severity: 'error',
      from: { path: '^api/src/(http|db|storage|images)/' },
      to: { path: '^api/src/areas/' },
    },
    {
      name: 'knex stays in tables',
      comment: 'Queries stand in one place of an area; everything else speaks its language.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '/(table|migrations)[.]ts$|^api/src/db/' },
      to: { path: 'node_modules/knex/' },
    },
    {
      name: 'workspaces meet through exports',
      comment:
        'What a package.json does not export is its own: it may be moved or changed without asking anybody.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { path: '^(sdk|widget|console|api)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'nothing hangs on what shows it',
      comment: 'Stories and examples are of the product, and no part of it.',
      severity: 'error',
      from: { path: '^(sdk|widget|console|api)/' },
      to: { path: '^(stories|examples)/' },
    },
    {
      name: 'no circle of folders',
      comment: 'Folders in a circle are one folder: none can be read, tested or moved without the others.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '[.](test|spec|test-d|cases)[.]tsx?$',
        '/testing/',
        '/(dist|storybook-static)/',
        '[.](css|vue)$',
      ],
    },
    combinedDependencies: true,
  },
};
