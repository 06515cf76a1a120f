import { registerHooks } from 'node:module';

// Next and vitest take JSON as it is; Node, which runs the browser journeys, asks for an attribute.
registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(
      url,
      url.endsWith('.json')
        ? { ...context, importAttributes: { ...context.importAttributes, type: 'json' } }
        : context,
    ),
});
