// A bot of durbar-bot/1 without rules: it makes the kind of move it likes best. Build it with `go build mine.go`.
package main

import (
	"bufio"
	"encoding/json"
	"math/rand"
	"os"
	"sort"
	"strings"
)

func main() {
	const likes = "palace statue house shrine gain reward exchange flag governor travel character ability end place lift refresh"
	in, out, m := bufio.NewScanner(os.Stdin), json.NewEncoder(os.Stdout), map[string]any{}
	field := func(of any, name string) any { return of.(map[string]any)[name] }
	rank := func(item any) int { return strings.Index(likes, field(item, "key").(string)[:3]) }
	for in.Buffer(nil, 1<<20+1); m["t"] != "quit" && in.Scan(); {
		if m = nil; json.Unmarshal(in.Bytes(), &m) == nil && m["t"] == "hello" {
			out.Encode(map[string]any{"t": "hello", "protocol": 1, "name": "mine.go", "wants": []string{"legal"}, "games": []string{"maharani", "maharaja-2004", "maharaja-2020"}})
		} else if legal, ok := m["legal"].([]any); ok {
			rand.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
			sort.SliceStable(legal, func(i, j int) bool { return field(field(legal[i], "move"), "turn") == field(m["view"], "seat") })
			sort.SliceStable(legal, func(i, j int) bool { return rank(legal[i]) < rank(legal[j]) })
			out.Encode(map[string]any{"t": "move", "id": m["id"], "ask": m["ask"], "key": field(legal[0], "key")})
		} else if t, _ := m["t"].(string); !strings.Contains("match end refused unknown quit", t) {
			out.Encode(map[string]any{"t": map[bool]string{true: "pong", false: "unknown"}[t == "ping"], "n": m["n"]})
		}
	}
}
