/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  rules: {
    // CSS modules name classes as the code does.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$',
      { message: 'Class names are camelCase words.' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // A component takes its colours from the custom properties in styles/.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/],
    // What these ask for is a matter of taste, and Biome formats no SCSS.
    'at-rule-empty-line-before': null,
    'color-hex-length': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'scss/double-slash-comment-empty-line-before': null,
    // Safari still knows this one by its prefix alone.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['-webkit-text-size-adjust', 'text-size-adjust'] },
    ],
  },
  overrides: [
    {
      files: ['styles/**'],
      // Global classes, and the one place of colours.
      rules: {
        'selector-class-pattern': null,
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
      },
    },
  ],
};
