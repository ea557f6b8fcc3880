const { options } = require("./.dependency-cruiser.cjs");

/** Circles between folders, of what runs in production: tests of a module use the whole API, which stands on the module. */
module.exports = {
  forbidden: [
    {
      name: "no-circles-between-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^(packages|apps)/" },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` } },
};
