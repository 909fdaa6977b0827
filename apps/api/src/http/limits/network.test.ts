import { expect, test } from "@jest/globals";
import { networkOf } from "./network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2::1", "20010db800010002/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "20010db800010002/64"],
  ["2001:db8:1:3::1", "20010db800010003/64"],
  ["fe80::1%eth0", "fe80000000000000/64"],
  ["::1", "0000000000000000/64"],
  ["nobody", "nobody"],
  ["", ""],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
