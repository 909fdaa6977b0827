// Alerts about a machine's resources, from its node exporter.
const ON = 'instance="node1",job="node",device="/dev/vda1",fstype="ext4",mountpoint="/"';
const diskWith = (free) => ({
  [`node_filesystem_avail_bytes{${ON}}`]: `${free}x60`,
  [`node_filesystem_size_bytes{${ON}}`]: "100x60",
});

export const MACHINES = [
  {
    name: "DiskFull",
    severity: "page",
    summary: "A disk has less than a tenth of its room left",
    // Read-only file systems, and those in memory, are full on purpose.
    expr: 'min by (instance, mountpoint) (node_filesystem_avail_bytes{fstype!~"tmpfs|ramfs|squashfs|overlay|iso9660"} / node_filesystem_size_bytes) < 0.1',
    minutes: 10,
    fires: diskWith("9+0"),
    well: [diskWith("11+0"), {}],
    labels: { instance: "node1", mountpoint: "/" },
  },
];
